Feature: Sending a card
  The owner sends the finished card by e-mail or passes its link on.

  @SEND-01 @SEND-04 @API-65
  Scenario: By e-mail
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com" saying "From all of us"
    Then Grace has 1 mail about "Priya Example sent you a card"
    And the mail to Grace says "From all of us"
    And the mail to Grace says "Grace, you have a card"
    And the mail to Grace leads to "/unwrap/"
    And the card is "sent" for Priya

  @SEND-02 @STORY-05
  Scenario: Sent by e-mail, the card says so
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com"
    Then the card says when it was sent by e-mail
    And the card does not say when it was sent by link
    And the card's inviting is done
    And the card's sending is done

  @SEND-01 @SEND-03 @API-27
  Scenario: By link
    Given Priya has a card for Grace
    When Priya wants to pass the link on
    Then Priya has the recipient's link to pass on
    And the card is "sent" for Priya
    And the card says when it was sent by link
    And the card does not say when it was sent by e-mail

  @SEND-02 @SEND-03
  Scenario: Sent by link, nothing is left to set up
    Given Priya has a card for Grace
    When Priya wants to pass the link on
    Then the card's inviting is done
    And the card's sending is done

  @ROLE-17 @SEND-04
  Scenario: The recipient is waited for
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com"
    Then Grace is a pending recipient
    When Grace is signed in
    And Grace joins as the recipient
    Then Grace is an active recipient

  @ROLE-17 @SEND-04
  Scenario: A card that is sent once more goes to the same recipient
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com"
    And Priya posts the card to "Grace@Example.com"
    Then Grace has 2 mails about "Priya Example sent you a card"
    And Grace is a pending recipient

  @SEND-04 @API-65
  Scenario: A click too many sends nothing twice
    Given Priya has a card for Grace
    When Priya clicks twice to post the card to "grace@example.com"
    Then Grace has 1 mail about "Priya Example sent you a card"

  @SEND-04
  Scenario: A test goes to the owner alone
    Given Priya has a card for Grace
    When Priya sends a test of the card
    Then Priya has 1 mail about "Test: Priya Example sent you a card"
    And the mail to Priya says "This is a test. Only you received it, and the card isn’t marked as sent."
    And Grace has 0 mails about "sent you a card"
    And the card is "draft" for Priya
    And the card does not say when it was sent by e-mail

  @SEND-04 @OPEN-81
  Scenario: A test may go before anybody is named
    Given Priya has a card for Grace
    When Priya sends a test of the card without a name
    Then Priya has 1 mail about "Test: Priya Example sent you a card"
    And the mail to Priya says "You have a card"

  @SEND-04 @FORM-04
  Scenario Outline: An address that looks wrong sends nothing
    Given Priya has a card for Grace
    When Priya posts the card to "<address>"
    Then Priya is told "Your email doesn’t look right"
    And sending the card was not tried
    And the card is "draft" for Priya

    Examples:
      | address           |
      |                   |
      | grace             |
      | grace@example     |
      | gr ace@example.de |

  @SEND-04
  Scenario: The mail speaks to somebody by name
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com" without a name
    Then Priya is told "Please type in their name"
    And sending the card was not tried

  @SEND-04 @OPEN-73
  Scenario Outline: The words beside the card have their limit
    Given Priya has a card for Grace
    When Priya posts the card to "grace@example.com" with <length> characters
    Then Grace has <mails> about "sent you a card"
    And the card is "<status>" for Priya

    Examples:
      | length | mails   | status |
      | 300    | 1 mail  | sent   |
      | 301    | 0 mails | draft  |

  @PAY-02 @SEND-04
  Scenario: A card with more messages than its plan is not sent by e-mail
    Given Priya has a card for Grace
    And the card is starter
    And Priya writes 6 messages
    And the card is free
    When Priya posts the card to "grace@example.com"
    Then Priya is told "This card has more messages than its plan allows. Upgrade it to send it."
    And the offer of more room is in front of Priya
    And Grace has 0 mails about "sent you a card"
    And the card is "draft" for Priya

  @PAY-02 @SEND-03
  Scenario: A card with more messages than its plan is not sent by link
    Given Priya has a card for Grace
    And the card is starter
    And Priya writes 6 messages
    And the card is free
    When Priya wants to pass the link on
    Then the offer of more room is in front of Priya
    And the card does not say when it was sent by link

  @PAY-01 @PAY-02
  Scenario Outline: A card within its plan is sent
    Given Priya has a card for Grace
    And the card is <tier>
    And Priya writes <count> messages
    When Priya posts the card to "grace@example.com"
    Then the card is "sent" for Priya

    Examples:
      | tier      | count |
      | free      | 5     |
      | starter   | 6     |
      | unlimited | 21    |

  @ERR-12 @SEND-04
  Scenario: What was typed outlives a failure
    Given Priya has a card for Grace
    And Priya's next try at sending the card fails: "Sorry, something went wrong. Please try again later."
    When Priya posts the card to "grace@example.com" saying "From all of us"
    Then Priya is told "Sorry, something went wrong. Please try again later or email us at support@fanfold.test if the problem persists."
    And Priya has still typed "grace@example.com" and "From all of us"
    And the card is "draft" for Priya
    When Priya posts the card to "grace@example.com" saying "From all of us"
    Then Grace has 1 mail about "sent you a card"

  @ERR-08 @SEND-04
  Scenario: Without network nothing is sent, and nothing is lost
    Given Priya has a card for Grace
    When Priya goes offline
    And Priya posts the card to "grace@example.com" saying "From all of us"
    Then Priya has still typed "grace@example.com" and "From all of us"
    When Priya is online again
    Then Grace has 0 mails about "sent you a card"
    And the card does not say when it was sent by e-mail

  @ROLE-06 @SEND-01
  Scenario Outline: Nobody but the owner sends
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom tries to <deed>
    Then Tom may not
    And Grace has 0 mails about "sent you a card"

    Examples:
      | deed                  |
      | send the card         |
      | mark the card as sent |

  @OPEN-63 @ROLE-10
  Scenario: The mail opens a private card, the bare link does not
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    And Priya posts the card to "grace@example.com"
    When Grace opens the card that was mailed
    Then the card is ready in front of Grace
    When Tom opens the recipient's link
    Then the card is private in front of Tom

  @ROLE-08 @ROUTE-24 @OPEN-69
  Scenario: A link just to watch, for a page of one's own too
    Given Priya has a card for Grace
    Then Priya has no link to watch yet
    When Priya wants a link to watch
    Then Priya's link to watch shows the card to whoever has it
    And the lines for her page name it
    When Priya wants a link to watch
    Then the link to watch from before leads nowhere

  @F-30 @SEND-04
  Scenario: A card that its mail server refuses is said, and mended by another address
    Given Priya has a card for Grace
    And the mail server refuses the next mail
    When Priya posts the card to "grace@exmaple.com"
    Then Priya sees that the card did not reach "grace@exmaple.com"
    And the card does not say when it was sent by e-mail
    And Priya has 1 mail about "We couldn’t deliver"
    And home says "Email didn’t arrive" to Priya
    When Priya mends the address to "grace@example.com"
    Then Priya sees that the card reaches everyone it was sent to
    And Grace has 1 mail about "Priya Example sent you a card"
    And the card says when it was sent by e-mail
    And home says "Sent" to Priya

  @SEND-04
  Scenario: Scheduled, signed by someone late, and out at its minute
    Given Priya has a card for Grace
    When Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "Europe/Lisbon"
    Then the card is "draft" for Priya
    And Priya sees that the card is "scheduled" for "grace@example.com"
    When Tom joins the group
    And Tom writes "Just in time"
    And the minute before it goes out comes
    Then Grace has 0 mails about "sent you a card"
    When the minute in which it goes out comes
    Then Grace has 1 mail about "Priya Example sent you a card"
    And the card is "sent" for Priya
    And Priya sees that the card is "sent" for "grace@example.com"
    And the letter "Just in time" is in the card that goes out

  @SEND-04
  Scenario: After scheduling, the form is for somebody else
    Given Priya has a card for Grace
    When Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "UTC"
    And Priya looks at what is scheduled
    Then Priya is asked for somebody else's address
    And Priya sees that the card is "scheduled" for "grace@example.com"

  @SEND-04
  Scenario: What is scheduled is put off, sent at once and cancelled
    Given Priya has a card for Grace
    When Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "Europe/Lisbon"
    And Priya puts it off to "18:30"
    And the minute in which it goes out comes
    Then Grace has 1 mail about "sent you a card"
    When Priya schedules the card for "tom@example.com" in 3 days at "09:00" in "Asia/Tokyo"
    And Priya sends at once what is scheduled
    Then Tom has 1 mail about "sent you a card"
    When Priya schedules the card for "noor@example.com" in 3 days at "09:00" in "UTC"
    And Priya cancels what is scheduled
    And 4 days pass
    Then Noor has 0 mails about "sent you a card"

  @SEND-04
  Scenario: A moment that has passed is not scheduled
    Given Priya has a card for Grace
    When Priya schedules the card for "grace@example.com" in -1 days at "09:00" in "UTC"
    Then Priya is told "This moment has passed. Please choose a later one."
    And nothing is scheduled for Priya

  @PAY-02 @SEND-04
  Scenario: A card that has outgrown its plan by then is held, and goes once it is mended
    Given Priya has a card for Grace
    And the card is starter
    And Priya writes 6 messages
    When Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "Europe/Lisbon"
    And the card is free
    And the minute in which it goes out comes
    Then Grace has 0 mails about "sent you a card"
    And Priya has 1 mail about "is waiting for you before it goes out"
    And Priya sees that the card is "held" for "grace@example.com"
    When the card is starter
    And 11 minutes pass
    Then Grace has 1 mail about "sent you a card"

  @ROLE-06 @SEND-04
  Scenario Outline: Nobody but the owner schedules or looks at what is scheduled
    Given Priya has a card for Grace
    And Priya schedules the card for "grace@example.com" in 3 days at "09:00" in "UTC"
    And Tom joins the group
    When Tom tries to <deed>
    Then Tom may not

    Examples:
      | deed                             |
      | see who the card is on its way to |
      | cancel what is scheduled         |
