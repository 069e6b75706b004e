Feature: Back the next day
  Whoever closes the browser in the middle of a card goes on where they were, with an account or without one.

  @AUTH-25 @OPEN-10
  Scenario: Without an account
    Given Priya, signed out, has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Priya opens the builder for text
    And Priya types "And Fridays bet"
    When Priya closes the tab
    And 1 day passes
    And Priya opens another tab
    And Priya opens the card
    Then Priya sees "You make Mondays bearable"
    When Priya opens the builder
    Then Priya has typed "And Fridays bet"
    When Priya types "And Fridays better"
    And Priya sends the message
    Then Priya sees "And Fridays better"

  @AUTH-24 @OPEN-10
  Scenario: With an account
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Priya opens the builder for text
    And Priya types "And Fridays bet"
    When Priya closes the tab
    And 1 day passes
    And Priya opens another tab
    Then Priya is signed in as "Priya Example"
    When Priya opens the card
    Then Priya sees "You make Mondays bearable"
    When Priya opens the builder
    Then Priya has typed "And Fridays bet"

  @AUTH-36 @AUTH-25
  Scenario: About to sign in
    Given Priya, signed out, has a card for Grace
    And Priya was about to "CreatorSend"
    When Priya closes the tab
    And 1 day passes
    And Priya opens another tab
    And Priya signs in
    Then Priya arrives where the card is sent
