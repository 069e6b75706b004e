Feature: Organisers
  Whoever started a card may have others of the group organise it with them; it stays theirs.

  @ROLE-06 @STORY-19
  Scenario: Somebody named beside the owner organises the card
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya has Tom help to organise the card
    Then Priya is told "Organiser added"
    And Tom has 1 mail about "added you as an organiser"
    And Tom helps to organise the card of Priya
    When Tom opens the card that they help with
    Then the card is not Tom's own
    When Tom sets group message to "Keep it quiet"
    And Tom invites "sue@example.com"
    Then Tom is told "Invitation sent"
    And Sue is a pending contributor
    And the mail to Sue says "Keep it quiet"
    When Tom attempts to nudge everybody
    Then Tom is not refused

  @ROLE-06 @OPEN-36
  Scenario: A card that somebody helps with stands among their own
    Given Priya has a card for Grace
    And Tom joins the group
    Then the card stands among the cards Tom contributed to
    When Priya has Tom help to organise the card
    Then the card stands among the cards Tom created
    And no card stands among the cards Tom contributed to
    And home says "Add the first message" to Tom
    When Priya has Tom help no longer
    Then the card stands among the cards Tom contributed to
    And no card stands among the cards Tom created

  @ROLE-06
  Scenario Outline: What is the owner's stays theirs
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya has Tom help to organise the card
    When Tom helps out and tries to <deed>
    Then Tom may not

    Examples:
      | deed                        |
      | delete the card             |
      | turn on automatic nudges    |
      | turn off the owner's emails |

  @ROLE-06
  Scenario: Whoever helps names nobody else, and removes nobody who helps
    Given Priya has a card for Grace
    And Tom joins the group
    And Ann joins the group
    And Priya has Tom help to organise the card
    And Priya has Ann help to organise the card
    When Ann names Tom all the same
    Then Ann may not
    When Ann attempts to remove Tom
    Then Ann is refused with "Only the organiser who started the card can remove this person."
    When Ann attempts to keep Tom out
    Then Ann is refused with "Only the organiser who started the card can remove this person."
    And Tom helps to organise the card of Priya

  @ROLE-06
  Scenario: Whoever helps no longer is one of the group again
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya has Tom help to organise the card
    When Priya has Tom help no longer
    Then Priya is told "Organiser removed"
    When Tom attempts to nudge everybody
    Then Tom may not
    And Tom is an active contributor

  @ROLE-06 @ROLE-18
  Scenario: Whoever leaves the group and comes back helps no longer
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya has Tom help to organise the card
    When Tom leaves the group
    And Tom joins the group
    And Tom attempts to nudge everybody
    Then Tom may not

  @ROLE-06 @OPEN-64
  Scenario: Whoever is kept out and let in again helps no longer
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya has Tom help to organise the card
    When Priya keeps Tom out
    And Tom attempts to nudge everybody
    Then Tom may not
    When Priya lets Tom in
    And Tom attempts to nudge everybody
    Then Tom may not

  @ROLE-06
  Scenario: Somebody who is only invited cannot help yet
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Priya names Tom all the same
    Then Priya is refused with "Only people who have joined the group with an account can help organise the card."

  @ROLE-06 @ACCT-05
  Scenario: An account that is deleted helps nobody
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya has Tom help to organise the card
    When Tom deletes the account for good
    Then 1 people are in the group of Priya

  @ROLE-06
  Scenario: A card is handed over to one of the group, who organises it from then on
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya offers the card to Tom
    Then Priya is told "Offer sent"
    And Tom has 1 mail about "would like you to take over"
    And the card is offered to Tom
    When Tom opens the offer that was mailed to "tom@example.com"
    Then the offer is "open" for Tom
    When Tom takes the card over
    Then the offer is "accepted" for Tom
    And Tom owns the card, and Priya helps to organise it
    And Priya has 1 mail about "Tom Example has taken over"
    When Priya attempts to nudge everybody
    Then Priya is not refused
    When Priya helps out and tries to delete the card
    Then Priya may not
    When Tom helps out and tries to turn on automatic nudges
    Then Tom is not refused

  @ROLE-06
  Scenario: Accepted in two tabs, a card is handed over once
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya offers the card to Tom
    When Tom accepts the offer in two tabs at once
    Then Tom owns the card, and Priya helps to organise it

  @ROLE-06
  Scenario: Only the address that a card is offered to takes it over
    Given Priya has a card for Grace
    And Tom joins the group
    And Ann joins the group
    And Priya offers the card to "tom@example.com"
    When Ann opens the offer that was mailed to "tom@example.com"
    And Ann takes the card over
    Then the offer tells Ann "This was sent to another address. Log in with the address it was sent to."
    And the offer is "open" for Ann
    When Tom opens the offer that was mailed to "tom@example.com"
    And Tom declines the offer
    Then the offer is "declined" for Tom
    When Ann opens the offer that was mailed to "tom@example.com"
    Then the offer is "declined" for Ann
    And the card is offered to no one

  @ROLE-06
  Scenario Outline: An offer that is over says so, and leaves the card where it is
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya offers the card to Tom
    And Tom opens the offer that was mailed to "tom@example.com"
    When <what happens>
    And Tom takes the card over
    Then the offer is "<state>" for Tom
    And the card is still Priya's own

    Examples:
      | what happens                      | state     |
      | Priya withdraws the offer         | withdrawn |
      | Priya wants to pass the link on   | sent      |
      | Priya offers the card to "a@b.de" | missing   |

  @ROLE-06
  Scenario: An offer stands for two weeks
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya offers the card to Tom
    When 13 days go by without anybody
    And Tom opens the offer that was mailed to "tom@example.com"
    Then the offer is "open" for Tom
    When 1 day goes by without anybody
    And Tom opens the offer that was mailed to "tom@example.com"
    Then the offer is "expired" for Tom
    And the card is still Priya's own

  @ROLE-06 @SEND-01
  Scenario: A card that has been sent is offered to nobody
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya wants to pass the link on
    And Priya offers the card too late to "tom@example.com"
    Then Priya is refused with "This card has been sent, so it can’t be handed over any more."

  @ROLE-06
  Scenario Outline: Nobody organises a card that is for them
    Given Priya has a card for Grace
    And Grace joins the group
    When <it is for them>
    And Priya names Grace all the same
    Then Priya is refused with "This card is for them, so they can’t help organise it."
    When Priya offers the card to "grace@example.com"
    Then Priya is told "This card is for them, so they can’t organise it. Please choose someone else."
    When Priya offers the card to Grace
    Then Priya is told "This card is for them, so they can’t organise it. Please choose someone else."
    And the card is offered to no one
    And Grace has 0 mails about "would like you to take over"

    Examples:
      | it is for them                                                                 |
      | Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "UTC" |
      | Priya asks "grace@example.com" to receive the card                             |

  @ROLE-06 @SEND-01
  Scenario: Nobody organises a card that has been sent to them
    Given Priya has a card for Grace
    And Grace joins the group
    When Priya posts the card to "grace@example.com"
    And Priya names Grace all the same
    Then Priya is refused with "This card is for them, so they can’t help organise it."

  @ROLE-06
  Scenario: Whoever came by the link to the finished card is not offered it
    Given Priya has a card for Grace
    And Grace joins as the recipient
    When Priya offers the card to "grace@example.com"
    Then Priya is told "This card is for them, so they can’t organise it. Please choose someone else."
    And the card is offered to no one

  @ROLE-06 @OPEN-60
  Scenario: Whoever hides their address is not found by it, and takes over no card that is for them
    Given Priya has a card for Grace
    And Grace hides her address
    And Grace joins as the recipient
    When Priya offers the card to "grace@example.com"
    Then Priya is told "Offer sent"
    When Grace opens the offer that was mailed to "grace@example.com"
    And Grace takes the card over
    Then the offer tells Grace "This card is for you, so you can’t organise it."
    And the card is still Priya's own

  @ROLE-06 @SEND-04
  Scenario: A card that is meant for somebody meanwhile is not taken over by them
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya offers the card to Tom
    When Priya schedules the card for "tom@example.com" in 3 days at "09:00" in "UTC"
    And Tom opens the offer that was mailed to "tom@example.com"
    And Tom takes the card over
    Then the offer tells Tom "This card is for you, so you can’t organise it."
    And the card is still Priya's own
    When Priya cancels what is scheduled
    And Tom takes the card over
    Then Tom owns the card, and Priya helps to organise it
