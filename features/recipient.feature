Feature: Receiving a card
  The recipient unwraps the card, watches it, keeps it and says thanks.

  @API-28 @OPEN-73 @F-46
  Scenario: Opening the card tells the owner that it arrived
    Given Priya has a card for Grace
    And Priya posts the card to "grace@example.com"
    Then the card was not received
    When Grace opens the card that was mailed
    Then the card is ready in front of Grace
    And the card was not received
    And marking the card as received was not tried
    When Grace unwraps the card
    Then the card was received
    When Priya opens the card
    Then the card is "received" for Priya

  @RECIP-01
  Scenario: That it could not be told keeps nobody from the card
    Given Priya has a card for Grace
    And Grace's next try at marking the card as received fails: "Boom"
    When Grace opens the recipient's link
    And Grace unwraps the card
    Then the card is ready in front of Grace
    And Grace is told nothing
    And the card was not received
    When Grace presses something on the page
    Then the card was received
    When Grace presses something on the page
    Then marking the card as received was tried twice

  @RECIP-02 @OPEN-165 @F-46
  Scenario: Keeping the card says that it arrived
    Given Priya has a card for Grace
    And Grace is signed in
    When Grace opens the recipient's link
    And Grace keeps the card
    Then the card was received

  @RECIP-01 @API-28
  Scenario: The owner looking in receives nothing
    Given Priya has a card for Grace
    When Priya looks at it as the recipient would
    And Priya plays it through
    Then the card is ready in front of Priya
    And marking the card as received was not tried
    When Priya opens the recipient's link
    Then the card was not received

  @PLAY-01 @MODER-04
  Scenario: The recipient sees what is in the card and nothing that waits
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Priya wants to see messages first
    And Priya sets show as you go to off
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Grace opens the recipient's link
    Then Grace finds "You make Mondays bearable" in the card
    When Priya says yes to "Many happy returns"
    And Grace opens the recipient's link
    Then Grace finds "You make Mondays bearable, Many happy returns" in the card

  @PLAY-01
  Scenario: The card says from whom it comes
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    And Tom writes "And many more"
    And Priya writes "You make Mondays bearable"
    When Grace opens the recipient's link
    Then the card comes from "Priya, Tom" for Grace

  @PLAY-08 @API-63
  Scenario: A recipient who plays the card to its end has watched it
    Given Priya has a card for Grace
    And Grace joins as the recipient
    When Grace opens the recipient's link
    And Grace plays it through
    Then Grace has watched the card

  @PLAY-08
  Scenario: Leaving before the end is not watching
    Given Priya has a card for Grace
    And Grace joins as the recipient
    When Grace opens the recipient's link
    And Grace watches 1 second and leaves
    Then Grace is back at the end of the card
    And Grace has not watched the card

  @PLAY-08 @API-63
  Scenario: Nobody but a recipient has watched
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom says that Tom has watched the card
    Then Tom is refused with "User is not a recipient for this story"
    And Tom has not watched the card

  @PLAY-08
  Scenario: Nobody says it for somebody else
    Given Priya has a card for Grace
    And Grace joins as the recipient
    When Priya says that Grace has watched the card
    Then Priya may not
    And Grace has not watched the card

  @PLAY-08
  Scenario: A contributor who plays the card by the recipient's link marks nothing
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom opens the recipient's link
    And Tom plays it through
    Then marking the card as watched was not tried

  @PLAY-09 @OPEN-59
  Scenario: Who played the card before sign-in has watched it once they are known
    Given Priya has a card for Grace
    When Grace opens the recipient's link
    And Grace plays it through
    Then it is remembered that Grace played the card
    When Grace keeps the card
    And Grace signs in
    Then Grace has watched the card
    And nothing is remembered of Grace's playing

  @PLAY-09 @OPEN-59
  Scenario: Somebody who turns out to be no recipient has not watched
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom logs out
    When Tom opens the recipient's link
    And Tom plays it through
    And Tom signs in
    Then Tom has not watched the card
    And nothing is remembered of Tom's playing

  @RECIP-02 @OPEN-65 @API-64
  Scenario: The card is kept in the account
    Given Priya has a card for Grace
    And Grace is signed in
    When Grace opens the recipient's link
    Then the card is not kept by Grace
    When Grace keeps the card
    Then the card is kept by Grace
    And Grace is an active recipient

  @RECIP-02 @OPEN-65 @RECIP-08
  Scenario: Keeping the card takes an account
    Given Priya has a card for Grace
    When Grace opens the recipient's link
    And Grace keeps the card
    Then Grace is asked to sign in
    When Grace signs in
    Then Grace arrives at the recipient's messages
    And Grace sees that the card is saved without thanks
    And the card is kept by Grace

  @RECIP-03
  Scenario: A card that may not be kept is not kept, and nobody is scolded
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace's next try at keeping the card is not allowed: "You don’t have access to this."
    When Grace opens the recipient's link
    And Grace keeps the card
    Then Grace is told nothing
    And the card is not kept by Grace

  @RECIP-02
  Scenario: A card that could not be kept says so
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace's next try at keeping the card fails: "Sorry, something went wrong. Please try again later."
    When Grace opens the recipient's link
    And Grace keeps the card
    Then Grace is told "Sorry, something went wrong. Please try again later."

  @RECIP-05 @RECIP-07 @API-66
  Scenario: Thanks reach the owner
    Given Priya has a card for Grace
    And Grace is signed in
    When Grace opens the recipient's link
    And Grace thanks with "You made my day"
    Then the thanks are "You made my day"
    And Priya has 1 mail about "Grace Example says thank you"
    And the mail to Priya says "You made my day"
    And the mail to Priya leads to "/edit/"

  @RECIP-07 @OPEN-65
  Scenario: Thanks said before sign-in wait for it
    Given Priya has a card for Grace
    When Grace opens the recipient's link
    And Grace thanks with "You made my day"
    Then Grace is asked to sign in
    And "You made my day" waits with Grace to be sent
    And the thanks are ""
    When Grace signs in
    Then Grace sees that the card is saved with thanks
    And the thanks are "You made my day"
    And the card is kept by Grace

  @RECIP-07
  Scenario: Thanks that did not get through after sign-in wait where they are written
    Given Priya has a card for Grace
    And Grace opens the recipient's link
    And Grace thanks with "You made my day"
    And Grace's next try at saying thanks fails: "Boom"
    When Grace signs in
    Then Grace arrives where thanks are written
    When Grace opens the recipient's link
    Then Grace still has "You made my day" typed

  @RECIP-05
  Scenario Outline: Thanks are words, and not too many
    Given Priya has a card for Grace
    And Grace is signed in
    When Grace opens the recipient's link
    And Grace thanks with <what>
    Then Grace is told "<words>"
    And the thanks are ""

    Examples:
      | what           | words                                         |
      | ""             | Please add a message                          |
      | "   "          | Please add a message                          |
      | 301 characters | Please keep your message under 300 characters |

  @RECIP-05
  Scenario: What was typed outlives a failure and a closed tab
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace's next try at saying thanks fails: "Sorry, something went wrong. Please try again later."
    When Grace thanks with "You made my day"
    Then Grace is told "Sorry, something went wrong. Please try again later or email us at support@fanfold.test if the problem persists."
    And Grace still has "You made my day" typed
    When Grace closes the tab and comes back
    And Grace opens the recipient's link
    Then Grace still has "You made my day" typed

  @RECIP-05
  Scenario: Thanks can be said anew
    Given Priya has a card for Grace
    And Grace is signed in
    When Grace opens the recipient's link
    And Grace thanks with "Thanks"
    And Grace thanks with "You made my day"
    Then the thanks are "You made my day"

  @RECIP-06 @RECIP-07 @API-67
  Scenario: Thanks can be taken back
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace thanks with "You made my day"
    When Grace takes the thanks back
    Then the thanks are ""
    And Grace still has "" typed

  @RECIP-05 @RECIP-06 @F-58
  Scenario: Thanks that were sent and taken back are gone, also for whoever opens the card again
    Given Priya has a card for Grace
    And Grace is signed in
    And Grace opens the recipient's link
    And Grace begins to thank with "You made my day"
    And Grace thanks with "You made my day"
    And Grace takes the thanks back
    When Grace closes the tab and comes back
    And Grace opens the recipient's link
    Then Grace still has "" typed

  @RECIP-05 @STORY-19
  Scenario: An owner who wants no mails finds the thanks in the card
    Given Priya has a card for Grace
    And Priya sets owner email notifications to off
    And Grace is signed in
    When Grace opens the recipient's link
    And Grace thanks with "You made my day"
    Then the thanks are "You made my day"
    And Priya has 0 mails about "says thank you"

  @RECIP-04 @OPEN-64 @F-44
  Scenario: On a private link one asks to be let in
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Grace is signed in
    When Grace opens the recipient's link
    Then the card is private in front of Grace
    When Grace asks to see it
    Then Grace waits to be shown the card
    And Priya has 1 mail about "Grace Example would like to open"
    When Priya lets Grace in
    Then Grace has 1 mail about "You’re in: you can now open"
    And the mail to Grace leads to "/unwrap/"
    When Grace opens the recipient's link
    Then the card is ready in front of Grace
    And Grace is an active recipient

  @RECIP-04 @OPEN-65
  Scenario: Asking takes an account
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    When Grace opens the recipient's link
    And Grace asks to see it
    Then Grace is asked to sign in
    When Grace signs in
    Then Grace arrives at the recipient's card
    And Grace is a requested recipient
    And Grace waits to be shown the card

  @RECIP-04 @OPEN-64
  Scenario: Whoever is kept out sees a closed door
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Mallory is signed in
    And Mallory opens the recipient's link
    And Mallory asks to see it
    When Priya keeps Mallory out
    And Mallory opens the recipient's link
    Then Mallory is kept from the card

  @OPEN-63 @RECIP-01 @RECIP-02
  Scenario: A private card that was mailed is received and kept like any other
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Priya posts the card to "grace@example.com"
    When Grace opens the card that was mailed
    And Grace unwraps the card
    Then the card was received
    When Grace keeps the card
    And Grace signs in
    Then the card is kept by Grace
    And Grace is an active recipient

  @OPEN-63 @RECIP-07
  Scenario: A private card that was mailed can be thanked for under another address
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Priya posts the card to "grace@example.com"
    When Hopper opens the card mailed to Grace
    And Hopper thanks with "It is me, Grace"
    And Hopper signs in
    Then the thanks are "It is me, Grace"
    And Hopper is an active recipient

  @AUTH-23 @OPEN-54
  Scenario: Nobody is said to be invited under an address that they typed themselves
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Priya posts the card to "grace@example.com"
    When Hopper asks for a code
    And Hopper gives the name "Hopper" "Example"
    And Hopper opens the card mailed to Grace
    And Hopper opens sign-in
    Then Hopper may type any address

  @OPEN-63
  Scenario: An invitation into a private card is good for one
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Priya posts the card to "grace@example.com"
    And Grace is signed in
    And Grace opens the card that was mailed
    And Grace keeps the card
    When Mallory opens the card mailed to Grace
    Then the card is private in front of Mallory

  @OPEN-69 @API-25
  Scenario: A new link for the recipient takes the place of the old one
    Given Priya has a card for Grace
    When Priya makes a new recipient link
    Then Grace finds no card behind the recipient's link
    When Priya copies the link for the recipient
    And Grace opens the copied link
    Then the card is ready in front of Grace

  @ERR-08
  Scenario: A card that is open stays open without network
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Grace opens the recipient's link
    When Grace goes offline
    And Grace plays it through
    Then Grace is back at the end of the card
    And Grace finds "You make Mondays bearable" in the card
