Feature: A card
  Somebody starts a card, fills it with messages and makes it their own.

  @STORY-08 @SLIDE-35
  Scenario: The first message
    Given Priya has a card for Grace
    When Priya writes "You make Mondays bearable"
    Then Priya's card has 1 message

  @STORY-08 @STORY-17 @API-20
  Scenario: A new card has its cover and its credits
    Given Priya has a card for Grace
    Then the slides of Priya are "title and credits"
    And the card is called "Happy Birthday Grace"
    And Priya arrives in the editor

  @STORY-17
  Scenario Outline: The occasion gives the card its title
    Given Priya starts a <occasion> card for Grace
    Then the card is called "<title>"

    Examples:
      | occasion  | title                |
      | birthday  | Happy Birthday Grace |
      | thanks    | Thank you Grace      |
      | leaving   | Farewell Grace       |
      | getwell   | Get well soon Grace  |
      | trip      | Grace's Trip         |

  @STORY-17 @API-20
  Scenario: A card asked for twice with one breath is one card
    Given Priya is signed in
    When Priya asks twice for the same new card
    Then Priya has 1 card at home

  @OPEN-74
  Scenario Outline: A new card is open to everybody who gets its link
    Given Priya has a card for Grace
    Then the card's <what> is <value>

    Examples:
      | what                      | value  |
      | content moderation        | off    |
      | group link privacy        | public |
      | recipient link privacy    | public |
      | show as you go            | on     |
      | has credits slide         | on     |
      | owner email notifications | on     |
      | product tier              | free   |
      | confetti                  | off    |
      | snow                      | off    |
      | making                    | to do  |
      | inviting                  | to do  |
      | sending                   | to do  |

  @STORY-01
  Scenario: A card tells for whom, from whom and what for it is
    Given Priya has a card for Grace
    Then Priya reads the card's title, occasion, occasion date, completion date, slides, recipient first name, recipient last name, owner, greeting to, greeting message, greeting from, cover url, has landscape cover and has sbp credit
    And the card's recipient first name is "Grace"
    And the owner of the card is called "Priya Example"

  @STORY-02
  Scenario: A card counts its people and its messages
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    Then the card's number of people is 2
    And the card's number of messages is 1
    And the card's number of my own messages is 0
    And the card's number of new messages is 1
    And the card has news for Priya
    And Priya reads the card's confetti, snow, number of people asking to join, role count, created on, received on, saved, last story update and last role update

  @STORY-03
  Scenario: A card keeps its settings, links and thanks
    Given Priya has a card for Grace
    Then Priya reads the card's content moderation, group link privacy, recipient link privacy, links, has credits slide, show as you go, group message, thanks message and thanks sent on

  @STORY-04 @STORY-05
  Scenario: A card knows how far it is
    Given Priya has a card for Grace
    Then Priya reads the card's setup card complete, setup invite complete, setup send complete, last applied theme id, owner email notifications, product tier, from reminder id, is card editable, sent by email on, sent by post on and sent by copy link on

  @STORY-07 @OPEN-73
  Scenario: A card is a draft until it is sent, and then received
    Given Priya has a card for Grace
    Then the card is "draft" for Priya
    When Priya posts the card to "grace@example.com"
    Then the card is "sent" for Priya
    When Grace opens the card that was mailed
    And Grace unwraps the card
    And Priya opens the card
    Then the card is "received" for Priya

  @STORY-19 @API-21
  Scenario Outline: Settings are kept
    Given Priya has a card for Grace
    When Priya sets <what> to <value>
    Then the card's <what> is <value>

    Examples:
      | what                      | value           |
      | content moderation        | on              |
      | group link privacy        | private         |
      | recipient link privacy    | private         |
      | show as you go            | off             |
      | has credits slide         | off             |
      | owner email notifications | off             |
      | completion date           | "2026-04-01"    |
      | occasion date             | "2026-04-02"    |
      | group message             | "Keep it quiet" |
      | recipient last name       | "Hopper"        |
      | has landscape cover       | on              |

  @STORY-19
  Scenario: A date that is none is not kept
    Given Priya has a card for Grace
    When Priya sets completion date to "2026-02-30"
    Then Priya is told "Please enter a date"
    And the card's completion date is nothing

  @STORY-18
  Scenario Outline: A card has a greeting
    Given Priya has a card for Grace
    When Priya sets <what> to <words>
    Then the card's <what> is <words>

    Examples:
      | what             | words                 |
      | greeting to      | "Dear Grace"          |
      | greeting message | "From all of us"      |
      | greeting from    | "The second floor"    |

  @STORY-18
  Scenario Outline: A greeting has its limits
    Given Priya has a card for Grace
    When Priya fills <what> with <length> characters
    Then Priya is told "<words>"
    And the card's <what> is nothing

    Examples:
      | what             | length | words                                          |
      | greeting to      | 31     | Please keep this to 30 characters or less      |
      | greeting message | 301    | Please keep your message under 300 characters  |
      | greeting from    | 31     | Please keep this to 30 characters or less      |

  @API-22 @FX-02
  Scenario: Confetti and snow
    Given Priya has a card for Grace
    When Priya turns confetti on
    And Priya turns snow on
    And Priya turns confetti off
    Then the card's confetti is off
    And the card's snow is on

  @STORY-03 @OPEN-75
  Scenario: Without credits the card ends with its last message
    Given Priya has a card for Grace
    When Priya writes "You make Mondays bearable"
    And Priya sets has credits slide to off
    Then the slides of Priya are "title and text"

  @STORY-09 @API-23
  Scenario: A deleted card is gone for everybody
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya deletes the card
    Then Priya cannot open the card
    And Tom finds no card behind the group's link
    And Grace finds no card behind the recipient's link

  @STORY-09
  Scenario: Nobody else deletes the card
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom tries to delete the card
    Then Tom may not
    And Priya can open the card

  @STORY-09 @STORY-11
  Scenario: A card deleted on the phone is gone from the screen at the desk
    Given Priya has a card for Grace
    And Priya's phone signs in
    When Priya's phone deletes the card from home
    And 5 seconds pass
    Then the card is gone for Priya

  @OPEN-40
  Scenario: A card can be made before having any account
    Given Priya, signed out, has a card for Grace
    When Priya writes "You make Mondays bearable"
    Then Priya's card has 1 message

  @OPEN-40
  Scenario: A card made before sign-in survives a closed tab
    Given Priya, signed out, has a card for Grace
    And Priya writes "You make Mondays bearable"
    When Priya closes the tab and comes back
    Then Priya's card has 1 message
    And Priya's own card is remembered

  @OPEN-40
  Scenario: A card made before sign-in is nobody else's
    Given Priya, signed out, has a card for Grace
    Then Tom cannot open the card
    And Priya's phone cannot open the card

  @OPEN-40
  Scenario Outline: Some things of one's own card ask for sign-in
    Given Priya, signed out, has a card for Grace
    When Priya tries to <deed>
    Then Priya has to log in first

    Examples:
      | deed                     |
      | invite somebody          |
      | send the card            |
      | mark the card as sent    |
      | make a new group link    |

  @STORY-16 @OPEN-76 @API-24
  Scenario: The card made before sign-in becomes the account's
    Given Priya, signed out, has a card for Grace
    And Priya writes "You make Mondays bearable"
    And Priya was about to "CreatorSave"
    When Priya signs in
    Then Priya arrives in the editor
    And Priya sees "card-saved" opened
    And the owner of the card is called "Priya Example"
    When Priya's phone signs in
    Then Priya's phone can open the card

  @OPEN-76
  Scenario: Taking over one's card twice changes nothing
    Given Priya, signed out, has a card for Grace
    When Priya signs in
    And Priya takes over the card
    And Priya takes over the card
    Then the owner of the card is called "Priya Example"

  @OPEN-76
  Scenario: Nobody takes over somebody else's card
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom takes over the card
    Then Tom may not
    And the owner of the card is called "Priya Example"

  @AUTH-26 @AUTH-36 @OPEN-57
  Scenario Outline: After sign-in one goes on where one was
    Given Priya, signed out, has a card for Grace
    And Priya was about to "<scenario>"
    When Priya signs in
    Then Priya arrives <place>

    Examples:
      | scenario           | place                   |
      | CreatorSave        | in the editor           |
      | CreatorSend        | where the card is sent  |
      | CreatorSettings    | in the card's settings  |
      | CreatorInviteGroup | in the card's group     |
      | CreatorPayment     | in the editor           |
      | AnonymousSaveExit  | at home                 |
      | SwitchDevice       | in the editor           |

  @OPEN-57
  Scenario: When the card is not there any more, one starts afresh
    Given Priya, signed out, has a card for Grace
    And Priya was about to "CreatorSend"
    And Priya deletes the card elsewhere
    When Priya signs in
    Then Priya arrives at the landing page

  @AUTH-25
  Scenario: What one was about to do survives a closed tab
    Given Priya, signed out, has a card for Grace
    And Priya was about to "CreatorSend"
    When Priya closes the tab and comes back
    And Priya signs in
    Then Priya arrives where the card is sent

  @AUTH-25 @OPEN-53
  Scenario: The mailed link goes on from where one was, on another device too
    Given Priya, signed out, has a card for Grace
    And Priya was about to "CreatorSend"
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    And Priya follows the mailed sign-in link
    Then Priya arrives where the card is sent

  @API-26
  Scenario: Nothing of a card that is not there can be read
    Given Priya is signed in
    When Priya reads a card that is not there
    Then Priya finds nothing there
