Feature: A card
  Somebody starts a card and fills it with messages.

  @STORY-08 @SLIDE-35
  Scenario: The first message
    Given Priya has a card for Grace
    When Priya writes "You make Mondays bearable"
    Then Priya's card has 1 message
