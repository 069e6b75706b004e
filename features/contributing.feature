Feature: Adding a message to somebody's card
  Whoever has the group's link adds a message, also before having any account.

  @CONTRIB-01
  Scenario: The group's link shows the card and lets one write
    Given Priya has a card for Grace
    And Priya writes "one"
    When Tom comes by the group's link
    Then Tom sees "one"
    When Tom opens the builder
    Then Tom is at the types panel

  @CONTRIB-01 @CONTRIB-05 @CONTRIB-06
  Scenario: Somebody who is signed in adds a message at once
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom arrives at the group's messages
    And Tom learns that the message was sent
    And Tom sees "Many happy returns"
    And the card of Priya says "Many happy returns" in this order

  @CONTRIB-01
  Scenario: An invitation lets one write as well
    Given Priya has a card for Grace
    And Priya has invited Tom by mail
    When Tom comes by the mailed invitation
    And Tom writes "Many happy returns"
    And Tom signs in
    Then the card of Priya says "Many happy returns" in this order

  @AUTH-23 @OPEN-54
  Scenario: An invitation is for the address it was sent to
    Given Priya has a card for Grace
    And Priya has invited Tom by mail
    When Tom comes by the mailed invitation
    And Tom opens sign-in
    Then Tom cannot type another address than "tom@example.com"
    When Tom goes on with what is shown
    And Tom gives the name "Tom" "Example"
    And Tom enters the mailed code
    Then Tom's account has the address "tom@example.com"

  @API-10 @OPEN-53
  Scenario: The mailed link accepts the invitation on another device as well
    Given Priya has a card for Grace
    And Priya has invited Tom by mail
    When Tom comes by the mailed invitation
    And Tom asks for a code
    And Tom gives the name "Tom" "Example"
    And Tom's phone follows the mailed sign-in link
    And Tom's phone agrees where it is asked to
    Then Tom is an active contributor

  @CONTRIB-02 @API-43
  Scenario: Without an account the message is stored and sign-in is asked for
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom is asked to sign in
    And Priya's card has 0 messages
    And nobody told Priya of a message

  @CONTRIB-03 @CONTRIB-11 @API-44
  Scenario: After sign-in the message is sent
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom signs in
    Then Tom arrives at the group's messages
    And Tom learns that the message was sent
    And the card of Priya says "Many happy returns" in this order
    And "Many happy returns" was written by "Tom Example" for Priya now

  @CONTRIB-03 @AUTH-26
  Scenario: A message begun before having an account survives a closed tab
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom closes the tab and comes back
    And Tom signs in
    Then the card of Priya says "Many happy returns" in this order

  @CONTRIB-03
  Scenario: A message that was only begun survives a closed tab too
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom opens the builder for text
    And Tom types "Many happy"
    And Tom closes the tab and comes back
    And Tom comes by the group's link
    And Tom opens the builder
    Then Tom has typed "Many happy"

  @CONTRIB-03
  Scenario: Photos come along through sign-in
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom adds the photo "beach.jpg" saying "At the sea"
    And Tom signs in
    Then the photos message of the card shows 1 photo
    When Tom's phone signs in
    Then Tom's phone can see the photo in the library

  @CONTRIB-09 @OPEN-94 @OPEN-95
  Scenario: A message started here is sent by signing in on another device
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom asks for a code
    And Tom gives the name "Tom" "Example"
    And Tom's phone follows the mailed sign-in link
    And Tom's phone agrees where it is asked to
    Then Tom's phone arrives at the group's messages
    And the card of Priya says "Many happy returns" in this order

  @OPEN-95
  Scenario: A stored message is sent only by whoever knows the group's link too
    Given Priya has a card for Grace
    And Mallory is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Mallory sends the stored message of Tom without the group's link
    Then Mallory may not
    And Priya's card has 0 messages

  @API-44 @OPEN-95
  Scenario: Sending twice is sending once
    Given Priya has a card for Grace
    And Priya wants to hear of new messages at once
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom keeps the stored message in mind
    And Tom signs in
    And Tom sends the stored message again
    Then Tom is not refused
    And Priya's card has 1 message
    And Priya has 1 mail about "Tom Example added a message"

  @CONTRIB-02
  Scenario: A stored message that is changed before sign-in stays one message
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many hapy returns"
    And Tom's stored message is changed to "Many happy returns"
    And Tom signs in
    Then the card of Priya says "Many happy returns" in this order

  @API-43 @ERR-10
  Scenario: Nobody stores more than twenty messages in one card
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom stores 20 messages
    Then Tom is not refused
    When Tom stores 1 messages
    Then Tom is told what is wrong

  @CONTRIB-04 @CONTRIB-07 @OPEN-96
  Scenario: With moderation on the message waits for approval
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom learns that the message waits for approval
    And Priya's card has 0 messages
    And "Many happy returns" waits among the contributions of Priya

  @AUTH-38 @OPEN-96
  Scenario: With moderation on a message written before sign-in waits for approval too
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom signs in
    Then Tom arrives at the group's messages
    And Tom learns that the message waits for approval
    And "Many happy returns" waits among the contributions of Priya

  @CONTRIB-07 @OPEN-97
  Scenario: Whoever has only asked to be let in waits for approval as well
    Given Priya has a card for Grace
    And Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Priya sets group link privacy to "private"
    When Tom signs in
    Then Priya's card has 0 messages
    And "Many happy returns" waits among the contributions of Priya

  @CONTRIB-08 @OPEN-97
  Scenario: The owner's own messages never wait
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    When Priya writes "From me"
    Then the card of Priya says "From me" in this order

  @CONTRIB-08
  Scenario: The owner who comes by the group's link is no stranger
    Given Priya has a card for Grace
    And Priya sets content moderation to on
    When Priya comes by the group's link
    And Priya writes "From me"
    Then Priya learns that the message was sent
    And the card of Priya says "From me" in this order

  @CONTRIB-05
  Scenario: One's own message is changed, not sent again
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many hapy returns"
    And Tom rewords "Many hapy returns" as "Many happy returns"
    Then the card of Priya says "Many happy returns" in this order

  @CONTRIB-05
  Scenario: Somebody else's message is not one's own
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya writes "one"
    When Tom writes "two"
    Then "two" is Tom's own for Tom
    But "one" is not Tom's own for Tom

  @CONTRIB-06 @CONTRIB-10
  Scenario: Every contribution is listed with where it stands
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "one"
    And Priya sets content moderation to on
    And Tom writes "two"
    Then the contributions of Priya are "two waiting for approval, one approved"

  @API-40 @OPEN-75
  Scenario: A contributor lists what is in the card and what they wrote themselves
    Given Priya has a card for Grace
    And Tom joins the group
    And Bea joins the group
    And Tom writes "one"
    When Priya sets content moderation to on
    And Bea writes "two"
    And Tom writes "three"
    Then the contributions of Tom are "three waiting for approval, one approved"
    When Priya sets show as you go to off
    Then the contributions of Bea are "two waiting for approval"

  @OPEN-75
  Scenario: Where messages are a surprise, contributors see only their own
    Given Priya has a card for Grace
    And Priya sets show as you go to off
    And Priya writes "one"
    When Tom joins the group
    And Tom writes "two"
    Then Tom does not see "one"
    But Tom sees "two"

  @CONTRIB-19 @ERR-11
  Scenario: A message that cannot be sent keeps every word and is reported
    Given Priya has a card for Grace
    And Tom is signed in
    And Tom comes by the group's link
    And Tom's next try at sending the message has to wait: "Please wait a moment."
    When Tom writes "Many happy returns"
    Then Tom is told "Please wait a moment."
    And "api-error" was reported from "contribution builder"
    When Tom sends the message
    Then the card of Priya says "Many happy returns" in this order

  @CONTRIB-03 @CONTRIB-19
  Scenario: When sending after sign-in fails, the builder opens again
    Given Priya has a card for Grace
    And Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom's next try at sending the message has to wait: "Please wait a moment."
    When Tom signs in
    Then Tom arrives on the group's page
    And Tom sees "contribution-builder" opened

  @CONTRIB-01
  Scenario Outline: Every kind that a contributor is offered and that needs no sound or film can be sent
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom makes a <kind> message about "<what>"
    Then the <kind> of the card is about "<what>"

    Examples:
      | kind  | what        |
      | text  | Hooray      |
      | giphy | dancing-cat |

  @API-18 @OPEN-71
  Scenario Outline: A card is read through its links, however they are spelt
    Given Priya has a card for Grace
    When Tom reads the card through its <link> link
    Then Tom is not refused

    Examples:
      | link            |
      | group           |
      | recipient       |
      | recipient_token |

  @OPEN-69 @API-25
  Scenario: A new link ends the one before
    Given Priya has a card for Grace
    When Priya tries to make a new group link
    Then Priya is not refused
    And Tom finds no card behind the group's link

  @OPEN-69 @API-18
  Scenario: A link nobody made leads nowhere
    Given Priya has a card for Grace
    When Tom guesses a group link
    Then Tom finds nothing there

  @STORY-12 @CONTRIB-06
  Scenario: The owner is told of a message by mail
    Given Priya has a card for Grace
    And Priya wants to hear of new messages at once
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Priya has 1 mail about "Tom Example added a message"

  @STORY-19
  Scenario: The owner may switch these mails off
    Given Priya has a card for Grace
    And Priya sets owner email notifications to off
    And Tom joins the group
    When Tom writes "Many happy returns"
    Then Priya has 0 mails about "added a message"

  @ROUTE-15
  Scenario: The group's link opens the builder over the card
    Given Priya has a card for Grace
    When Tom comes by the group's link
    Then Tom sees "contribution-builder" opened

  @ROUTE-15 @BUILD-05 @OPEN-99
  Scenario: It opens at the kind of message that the link names
    Given Priya has a card for Grace
    When Tom comes to the group's page with "?slideType=photos"
    Then Tom sees "contribution-builder" opened with slide type: photos

  @ROUTE-15
  Scenario: An invitation leads to the builder as well
    Given Priya has a card for Grace
    And Priya has invited Tom by mail
    When Tom comes by the mailed invitation
    Then Tom sees "contribution-builder" opened

  @ROUTE-15
  Scenario: Whoever has written already comes to look
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Tom comes to the group's page with ""
    Then nothing lies over Tom's page
    When Tom deletes "Many happy returns" on the group's page
    Then nothing lies over Tom's page

  @ROUTE-15
  Scenario: A message that waits for sign-in is gone on with, not begun anew
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom closes the tab and comes back
    And Tom comes to the group's page with ""
    Then nothing lies over Tom's page

  @ROUTE-15
  Scenario: Whoever made the card only looks at the invitation
    Given Priya has a card for Grace
    When Priya comes to the group's page with ""
    Then nothing lies over Priya's page

  @ROUTE-15
  Scenario: A builder that was closed stays closed
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom closes what lies over the page
    And the group's page of Tom is read again
    Then nothing lies over Tom's page

  @ROUTE-15
  Scenario: A private card opens the builder once one is let in
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom is signed in
    When Tom comes by the group's link
    Then nothing lies over Tom's page
    When Tom asks to be let in
    And Priya lets Tom in
    And the group's page of Tom is read again
    Then Tom sees "contribution-builder" opened

  @ROUTE-16 @ROUTE-17
  Scenario: The messages and the people are pages of their own
    Given Priya has a card for Grace
    When Tom comes to the group's page with "/slides"
    Then nothing lies over Tom's page
    When Tom comes to the group's page with "/roles"
    Then nothing lies over Tom's page

  @ROUTE-16
  Scenario: The people of the group are those who are in it
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya invites "bea@example.com"
    Then Tom finds 2 people on the group's page
    When Priya comes to the group's page with "/roles"
    Then Priya finds 2 people on the group's page
