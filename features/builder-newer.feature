Feature: A message that changes while it is edited
  Whoever has it open hears of it, and nothing that was typed gets lost.

  @BUILD-09
  Scenario: A message that somebody else deletes meanwhile cannot be edited
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya's other tab deletes "Hello"
    And 5 seconds pass
    Then Priya is told "This slide has just been deleted and cannot be edited."
    And leaving asks Priya nothing

  @BUILD-12 @OPEN-98
  Scenario: A message deleted in the moment of saving says so too
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello there"
    And Priya's other tab deletes "Hello"
    And Priya sends the message
    Then Priya is told "This slide has just been deleted and cannot be edited."
    And leaving asks Priya nothing

  @STORY-13 @API-34 @OPEN-24
  Scenario: An open message is looked after every five seconds
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya opens the builder on "Hello"
    And 15 seconds pass
    Then checking the open message was tried 3 times

  @BUILD-10 @BUILD-13
  Scenario: A newer version asks for a reload
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And 1 second passes
    And Priya's other tab rewords "Hello" as "Hello there"
    And 5 seconds pass
    Then Priya is told "There is a newer version of this slide, please reload the slide before making any changes."
    When Priya reloads the message
    Then Priya has typed "Hello there"
    And Priya is told nothing

  @F-45 @OPEN-172
  Scenario: A reload keeps what was typed beside the newer version
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello from here"
    And Priya's other tab rewords "Hello" as "Hello from there"
    And Priya sends the message
    And Priya reloads the message
    Then Priya has typed "Hello from there"
    And beside it Priya finds "Hello from here"
    And leaving the builder would ask Priya about changes
    When Priya puts "Hello from here" back
    Then Priya has typed "Hello from here"
    And beside it Priya finds ""
    When Priya sends the message
    Then the card of Priya says "Hello from here" in this order

  @F-45 @OPEN-172
  Scenario: Two newer versions lose none of what was typed, and the same words stand there once
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya types "one"
    And Priya's other tab rewords "Hello" as "two"
    And Priya sends the message
    And Priya reloads the message
    And Priya types "three"
    And Priya's other tab rewords "two" as "four"
    And Priya sends the message
    And Priya reloads the message
    Then Priya has typed "four"
    And beside it Priya finds "three, one"
    When Priya lets go of "three"
    Then beside it Priya finds "one"

  @F-45 @OPEN-172
  Scenario: What stands beside the newer version is found again after the tab was closed
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's phone signs in
    And Priya's phone opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello from here"
    And Priya's phone rewords "Hello" as "Hello from there"
    And Priya sends the message
    And Priya reloads the message
    And Priya closes the tab and comes back
    And Priya opens the card
    And Priya opens the builder on "Hello from there"
    Then Priya has typed "Hello from here"

  @F-45 @OPEN-172
  Scenario: What was let go of is not found again
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's phone signs in
    And Priya's phone opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello from here"
    And Priya's phone rewords "Hello" as "Hello from there"
    And Priya sends the message
    And Priya reloads the message
    And Priya lets go of "Hello from here"
    And Priya closes the tab and comes back
    And Priya opens the card
    And Priya opens the builder on "Hello from there"
    Then Priya has typed "Hello from there"

  @F-45 @OPEN-172
  Scenario: What the newer version says already does not stand beside it
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello there"
    And Priya's other tab rewords "Hello" as "Hello there"
    And Priya sends the message
    And Priya reloads the message
    Then Priya has typed "Hello there"
    And beside it Priya finds ""

  @BUILD-10 @API-32
  Scenario: A change over a newer version is refused, and nothing that was typed is lost
    Given Priya has a card for Grace
    And Priya writes "Hello"
    And Priya's other tab opens the card
    When Priya opens the builder on "Hello"
    And Priya types "Hello from here"
    And Priya's other tab rewords "Hello" as "Hello from there"
    And Priya sends the message
    Then Priya is told "There is a newer version of this slide, please reload the slide before making any changes."
    And Priya has typed "Hello from here"
    And the card of Priya says "Hello from there" in this order

  @BUILD-13
  Scenario: Marks and places of a message warn nobody
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya's other tab opens the card
    When Priya opens the builder on "one"
    And Priya's other tab moves "two" to place 1
    And 10 seconds pass
    Then Priya is told nothing

  @BUILD-11
  Scenario: A moderated message that changed meanwhile is reviewed among the contributions
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Priya opens the builder on the contribution "Many happy returns"
    When 1 second passes
    And Tom changes the message to "Many more"
    And 5 seconds pass
    Then Priya is told "There is a newer version of this slide, please reload the slide before making any changes."
    And "Many more" waits among the contributions of Priya

  @F-14 @BUILD-09
  Scenario: Saving a change again right after it was saved is no newer version
    Given Priya has a card for Grace
    And Priya opens the builder for text
    And Priya types "Hello"
    And Priya sends the message
    When Priya opens the builder on "Hello"
    And Priya types "Hello again"
    And Priya sends the message, and presses again when it is sent
    Then Priya is told nothing
    And the card of Priya says "Hello again" in this order
    And changing the message was tried once
