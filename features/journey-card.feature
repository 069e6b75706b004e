@journey
Feature: A card from the first visit on
  Somebody finds the site, makes a card at once and is asked for an account only when they want to keep it.

  @ROUTE-02 @ROUTE-28 @SHOP-10
  Scenario: From the start page to a card of one's own
    Given Priya comes to the start page
    When Priya picks a cover for Grace in the shop
    Then Priya has a card for Grace on the desk

  @OPEN-40 @STORY-08
  Scenario: A card without an account outlives its tab
    Given Priya comes to the start page
    And Priya picks a cover for Grace in the shop
    And Priya puts "You make Mondays bearable" into the card
    When Priya reloads the page
    Then Priya finds in the card "You make Mondays bearable"
    When Priya closes the tab and comes back to the card
    Then Priya finds in the card "You make Mondays bearable"

  @AUTH-36 @AUTH-40 @STORY-16
  Scenario: Saving asks for an account and keeps the card in it
    Given Priya comes to the start page
    And Priya picks a cover for Grace in the shop
    And Priya puts "You make Mondays bearable" into the card
    When Priya goes on to save the card
    And Priya answers the sign-in with the mailed code
    Then Priya is told that the card is saved
    And Priya finds in the card "You make Mondays bearable"
    And the card for Grace is among the cards Priya made

  @AUTH-26 @ROUTE-34
  Scenario Outline: After signing in one is where one wanted to go
    Given Priya comes to the start page
    And Priya picks a cover for Grace in the shop
    When Priya goes on to <place>
    And Priya answers the sign-in with the mailed code
    Then Priya is at <place>

    Examples:
      | place        |
      | the group    |
      | sending      |
      | the settings |

  @AUTH-27 @AUTH-29 @ROUTE-33
  Scenario: Signing out
    Given Priya signs in from the start page
    When Priya signs out
    Then Priya is signed out
