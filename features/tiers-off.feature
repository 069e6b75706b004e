@F-35 @OPEN-169
Feature: A site where nothing is sold
  Where nobody can pay, every card takes any number of messages, and no price is named anywhere.

  @tiers:off
  Scenario: No card is ever full
    Given Priya has a card for Grace
    And Priya has written 7 messages
    When Priya opens the card
    Then the card is not full for Priya
    And Priya's card has 7 messages
    And "paywall" was not reported

  @tiers:off
  Scenario: What somebody signs goes in however much is in the card
    Given Priya has a card for Grace
    And Priya has written 5 messages
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Priya's card has 6 messages
    And the card's number of messages waiting for room is 0

  @tiers:off
  Scenario: Approving a message in a long card lets it in
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    And Priya has written 5 messages
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya agrees to "Many happy returns"
    Then Priya's card has 6 messages
    And the card's number of messages waiting for room is 0

  @tiers:off
  Scenario: A card is sent however much is in it
    Given Priya has a card for Grace
    And Priya has written 7 messages
    When Priya posts the card to "grace@example.com"
    Then Grace has 1 mail about "sent you a card"

  @tiers:off
  Scenario: Nothing is on sale
    Given Priya is signed in
    Then nothing is on sale for Priya
    And Priya does not see the bundle banner

  @tiers:off @SHELL-20
  Scenario: Nobody is given a credit that buys nothing
    Given Priya is signed in
    When Priya arrives at "/?utm_source=email&utm_campaign=branded25"
    And 10 seconds pass
    Then Priya does not see the free-credit banner
    And Priya has 0 card credits

  @tiers:off
  Scenario Outline: A link to what is sold opens nothing
    Given Priya has a card for Grace
    When Priya asks for "<modal>" at the card
    Then nothing lies over Priya's page

    Examples:
      | modal   |
      | upgrade |
      | bundle  |

  Scenario Outline: Where cards have tiers the same links open
    Given Priya has a card for Grace
    When Priya asks for "<modal>" at the card
    Then Priya sees "<modal>" opened

    Examples:
      | modal   |
      | upgrade |
      | bundle  |
