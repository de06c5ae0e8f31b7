// Games of the package rbg as games of OpenSpiel.
//
// This file is compiled against the headers of the OpenSpiel that is installed, and loaded
// beside it. Games come from the extension module rbg._rbg as tables of functions, which
// are described in python/src/bridge.rs.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "open_spiel/spiel.h"
#include "open_spiel/spiel_utils.h"

namespace {

using open_spiel::Action;
using open_spiel::Game;
using open_spiel::GameParameters;
using open_spiel::GameType;
using open_spiel::Player;
using open_spiel::State;

// The version of the table, which both sides have to agree on.
constexpr uint32_t kVersion = 1;

// A game with its functions.
struct Interface {
  uint32_t version;
  uint32_t players;
  uint32_t actions;
  uint32_t planes;
  uint32_t cells;
  const void* source;
  void* (*start)(const void* source);
  void* (*copy)(const void* position);
  void (*release)(void* position);
  const char* (*apply)(void* position, int64_t action);
  int32_t (*player)(const void* position);
  const uint8_t* (*mask)(const void* position);
  const float* (*scores)(const void* position);
  const float* (*observation)(void* position);
  const char* (*text)(void* position);
  const char* (*action_text)(void* position, int64_t action);
};

// What is registered: a game, and what OpenSpiel wants to know beyond it.
struct Registered {
  const Interface* rbg;
  GameType type;
  int max_game_length;
  bool zero_sum;
  std::vector<double> bounds;
};

// A position that belongs to one state.
class Position {
 public:
  Position(const Interface* rbg, void* handle) : rbg_(rbg), handle_(handle) {}
  Position(const Position& other)
      : rbg_(other.rbg_), handle_(rbg_->copy(other.handle_)) {}
  Position& operator=(const Position&) = delete;
  ~Position() { rbg_->release(handle_); }

  void* get() const { return handle_; }

 private:
  const Interface* rbg_;
  void* handle_;
};

class RbgState : public State {
 public:
  RbgState(std::shared_ptr<const Game> game, const Registered* registered)
      : State(std::move(game)),
        registered_(registered),
        rbg_(registered->rbg),
        position_(rbg_, rbg_->start(rbg_->source)) {
    FindPlayer();
  }
  RbgState(const RbgState&) = default;

  Player CurrentPlayer() const override { return player_; }

  bool IsTerminal() const override {
    return player_ == open_spiel::kTerminalPlayerId;
  }

  std::vector<Action> LegalActions() const override {
    // The mask is read in words of eight numbers, most of which are empty.
    const uint8_t* mask = rbg_->mask(position_.get());
    const size_t size = rbg_->actions;
    thread_local std::vector<Action> room;
    if (room.size() < size) room.resize(size);
    Action* next = room.data();
    const auto add = [&next](size_t number, uint64_t word) {
      for (; word != 0; word &= word - 1) {
        *next++ = static_cast<Action>(number + std::countr_zero(word) / 8);
      }
    };
    size_t number = 0;
    for (; number + 8 <= size; number += 8) {
      uint64_t word;
      std::memcpy(&word, mask + number, sizeof(word));
      if constexpr (std::endian::native == std::endian::big) {
        word = __builtin_bswap64(word);
      }
      add(number, word);
    }
    for (; number < size; ++number) add(number, mask[number]);
    return std::vector<Action>(room.data(), next);
  }

  std::string ActionToString(Player, Action action) const override {
    return rbg_->action_text(position_.get(), action);
  }

  std::string ToString() const override { return rbg_->text(position_.get()); }

  std::vector<double> Returns() const override {
    std::vector<double> returns(num_players_, 0.0);
    if (!IsTerminal()) return returns;
    const float* scores = rbg_->scores(position_.get());
    for (Player player = 0; player < num_players_; ++player) {
      const double bound = registered_->bounds[player];
      if (bound > 0) returns[player] = 2.0 * scores[player] / bound - 1.0;
    }
    return returns;
  }

  std::string InformationStateString(Player) const override {
    return HistoryString();
  }

  std::string ObservationString(Player) const override { return ToString(); }

  void ObservationTensor(Player, absl::Span<float> values) const override {
    SPIEL_CHECK_EQ(values.size(), size_t{rbg_->planes} * rbg_->cells);
    const float* planes = rbg_->observation(position_.get());
    std::copy(planes, planes + values.size(), values.begin());
  }

  std::unique_ptr<State> Clone() const override {
    return std::make_unique<RbgState>(*this);
  }

 protected:
  void DoApplyAction(Action action) override {
    if (const char* error = rbg_->apply(position_.get(), action)) {
      open_spiel::SpielFatalError(error);
    }
    FindPlayer();
  }

 private:
  void FindPlayer() {
    const int32_t player = rbg_->player(position_.get());
    player_ = player >= 0 ? player : open_spiel::kTerminalPlayerId;
  }

  const Registered* registered_;
  const Interface* rbg_;
  Position position_;
  Player player_;
};

class RbgGame : public Game {
 public:
  RbgGame(const Registered* registered, const GameParameters& parameters)
      : Game(registered->type, parameters), registered_(registered) {}

  int NumDistinctActions() const override { return registered_->rbg->actions; }

  std::unique_ptr<State> NewInitialState() const override {
    return std::make_unique<RbgState>(shared_from_this(), registered_);
  }

  int NumPlayers() const override { return registered_->rbg->players; }
  double MinUtility() const override { return -1.0; }
  double MaxUtility() const override { return 1.0; }

  absl::optional<double> UtilitySum() const override {
    if (registered_->zero_sum) return 0.0;
    return absl::nullopt;
  }

  std::vector<int> ObservationTensorShape() const override {
    return {static_cast<int>(registered_->rbg->planes),
            static_cast<int>(registered_->rbg->cells)};
  }

  int MaxGameLength() const override { return registered_->max_game_length; }

 private:
  const Registered* registered_;
};

}  // namespace

// Registers a game under a short name. Returns null, or what is wrong.
extern "C" const char* rbg_register(const Interface* rbg,
                                    const char* short_name,
                                    const char* long_name, int max_game_length,
                                    int zero_sum, const double* bounds) {
  if (rbg->version != kVersion) return "the bridge is of another version";
  const int players = static_cast<int>(rbg->players);
  const GameType type{
      /*short_name=*/short_name,
      /*long_name=*/long_name,
      GameType::Dynamics::kSequential,
      GameType::ChanceMode::kDeterministic,
      GameType::Information::kPerfectInformation,
      zero_sum != 0 ? GameType::Utility::kZeroSum
                    : GameType::Utility::kGeneralSum,
      GameType::RewardModel::kTerminal,
      /*max_num_players=*/players,
      /*min_num_players=*/players,
      /*provides_information_state_string=*/true,
      /*provides_information_state_tensor=*/false,
      /*provides_observation_string=*/true,
      /*provides_observation_tensor=*/true,
      /*parameter_specification=*/{},
  };
  // Like what OpenSpiel registers, it stays until the process ends.
  const auto* registered =
      new Registered{rbg, type, max_game_length, zero_sum != 0,
                     std::vector<double>(bounds, bounds + players)};
  open_spiel::GameRegisterer::RegisterGame(
      type, [registered](const GameParameters& parameters) {
        return std::make_shared<const RbgGame>(registered, parameters);
      });
  return nullptr;
}
