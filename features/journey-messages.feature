@journey
Feature: Messages of one's own
  The owner writes, shows photos, looks at it all, changes their mind and puts everything in order.

  @SLIDE-14 @SLIDE-15 @BUILD-02
  Scenario: Words and photos, seen as they will be
    Given Priya has started a card for Grace
    When Priya puts "You make Mondays bearable" into the card
    And Priya puts the photos "garden" and "camp" into the card as "Our summer"
    Then Priya finds in the card "You make Mondays bearable", "Our summer"
    When Priya looks at "You make Mondays bearable" alone
    And Priya looks at the whole card as Grace will see it
    Then Priya has a card for Grace on the desk

  @STORY-08 @SLIDE-05
  Scenario: Changing one's mind
    Given Priya has started a card for Grace
    And Priya puts "Hapy birthday" into the card
    When Priya changes "Hapy birthday" to "Happy birthday"
    Then Priya finds in the card "Happy birthday"
    When Priya takes "Happy birthday" out of the card
    Then Priya finds nothing in the card
    When Priya takes that back
    Then Priya finds in the card "Happy birthday"

  @desktop @STORY-10
  Scenario Outline: In another order, by <way>
    Given Priya has started a card for Grace
    And Priya has put into the card "One", "Two", "Three"
    When Priya moves "Three" to place 1 by <way>
    Then Priya finds in the card "Three", "One", "Two"
    When Priya reloads the page
    Then Priya finds in the card "Three", "One", "Two"

    Examples:
      | way      |
      | keys     |
      | dragging |

  @SLIDE-39
  Scenario: Cover and credits stay
    Given Priya has started a card for Grace
    When Priya puts "You make Mondays bearable" into the card
    Then Priya can't take the cover out of the card
    And Priya can't take the credits out of the card

  @SLIDE-34 @SLIDE-35
  Scenario: What is missing is said
    Given Priya has started a card for Grace
    Then the product says "Please add a message" when Priya puts "" into the card
    And the product says "Please choose at least one photo" when Priya puts a photo message without a photo into the card
    And Priya finds nothing in the card

  @PAY-01 @PAY-02
  Scenario: A full card says what more room costs
    Given Priya has started a card for Grace
    And Priya has put into the card "One", "Two", "Three", "Four", "Five"
    Then the full card names "Free", "Starter £4.99", "Unlimited £9.99" when Priya wants to add another message
