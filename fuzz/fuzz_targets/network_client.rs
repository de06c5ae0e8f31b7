#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| rbg_fuzz::read("network-client", text));
