// Games of the package rbg as games of OpenSpiel.
//
// This file is compiled against the headers of the OpenSpiel that is installed, and loaded
// beside it. Games come from the extension module rbg._rbg as tables of functions, which
// are described in python/src/bridge.rs.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
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
constexpr uint32_t kVersion = 2;

// What is known of a position, until it is changed or freed.
struct View {
  const int64_t* legal;
  size_t count;
  int32_t player;
};

// A game with its functions.
struct Interface {
  uint32_t version;
  uint32_t players;
  uint32_t actions;
  uint32_t planes;
  uint32_t cells;
  const void* source;
  void* (*start)(const void* source, View* view);
  void* (*copy)(const void* position, View* view);
  void (*release)(void* position);
  const char* (*apply)(void* position, int64_t action, View* view);
  const float* (*scores)(void* position);
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

// A position that belongs to one state, with what is known of it.
class Position {
 public:
  explicit Position(const Interface* rbg)
      : rbg_(rbg), handle_(rbg->start(rbg->source, &view_)) {}
  Position(const Position& other)
      : rbg_(other.rbg_), handle_(rbg_->copy(other.handle_, &view_)) {}
  Position& operator=(const Position&) = delete;
  ~Position() { rbg_->release(handle_); }

  void* get() const { return handle_; }
  const View& view() const { return view_; }

  // Makes a move. Returns null, or what is wrong about it.
  const char* Apply(Action action) {
    return rbg_->apply(handle_, action, &view_);
  }

 private:
  const Interface* rbg_;
  // Before the handle: who makes it writes the view.
  View view_;
  void* handle_;
};

// How many moves a copy has room for before its history has to grow: most
// copies are made to play on.
constexpr size_t kMovesAhead = 64;

class RbgState : public State {
 public:
  RbgState(std::shared_ptr<const Game> game, const Registered* registered)
      : State(std::move(game)),
        registered_(registered),
        rbg_(registered->rbg),
        position_(rbg_) {}
  RbgState(const RbgState&) = default;

  Player CurrentPlayer() const override {
    const int32_t player = position_.view().player;
    return player >= 0 ? player : open_spiel::kTerminalPlayerId;
  }

  bool IsTerminal() const override { return position_.view().player < 0; }

  std::vector<Action> LegalActions() const override {
    static_assert(std::is_same_v<Action, int64_t>);
    const View& view = position_.view();
    return std::vector<Action>(view.legal, view.legal + view.count);
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
    auto copy = std::make_unique<RbgState>(*this);
    copy->history_.reserve(history_.size() + kMovesAhead);
    return copy;
  }

 protected:
  void DoApplyAction(Action action) override {
    if (const char* error = position_.Apply(action)) {
      open_spiel::SpielFatalError(error);
    }
  }

 private:
  const Registered* registered_;
  const Interface* rbg_;
  Position position_;
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
