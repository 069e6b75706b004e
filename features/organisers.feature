Feature: Organisers
  Whoever started a card may have others of the group organise it with them; it stays theirs.

  @ROLE-06 @STORY-19
  Scenario: Somebody named beside the owner organises the card
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya has Tom help to organise the card
    Then Priya is told "Organiser added"
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
