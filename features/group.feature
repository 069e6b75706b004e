Feature: The group
  The owner invites people, lets in whoever asks, reminds whoever is late and parts with whoever has to go.

  @ROLE-15 @ROLE-16 @API-54
  Scenario: People are invited by e-mail
    Given Priya has a card for Grace
    When Priya invites "tom@example.com, sue@example.com"
    Then Priya is told "2 invitations sent"
    And Tom is a pending contributor
    And Sue is a pending contributor
    And Tom has 1 mail about "Priya Example invited you to sign"
    And Sue has 1 mail about "Priya Example invited you to sign"

  @ROLE-15 @ERR-17
  Scenario Outline: At most fifty invitations at once
    Given Priya has a card for Grace
    When Priya invites <count> people
    Then Priya is told "<words>"
    And <in the group> people are in the group of Priya

    Examples:
      | count | words                                                       | in the group |
      | 50    | 50 invitations sent                                         | 51           |
      | 51    | Fanfold can only send up to 50 invitations at one time.     | 1            |

  @ROLE-16
  Scenario Outline: An address that looks wrong invites nobody
    Given Priya has a card for Grace
    When Priya invites "<addresses>"
    Then Priya is told "<words>"
    And 1 people are in the group of Priya

    Examples:
      | addresses                | words                                  |
      |                          | Please add at least one email address  |
      | tom                      | tom doesn’t look right                 |
      | sue@example.com, tom@    | tom@ doesn’t look right                |

  @ROLE-16
  Scenario: Somebody invited twice has one invitation and is written to again
    Given Priya has a card for Grace
    When Priya invites "tom@example.com"
    And Priya invites "Tom@Example.com tom@example.com"
    Then 2 people are in the group of Priya
    And Tom has 2 mails about "invited you to sign"

  @ROLE-16
  Scenario: Nobody invites themselves
    Given Priya has a card for Grace
    When Priya invites "priya@example.com, tom@example.com"
    Then 2 people are in the group of Priya
    And Priya has 0 mails about "invited you to sign"

  @ROLE-16 @OPEN-26
  Scenario: The invitation says what the owner wants the group to know
    Given Priya has a card for Grace
    And Priya sets group message to "Keep it quiet"
    And Priya sets completion date to "2026-04-01"
    When Priya invites "tom@example.com"
    Then the mail to Tom says "Keep it quiet"
    And the mail to Tom says "Please add your message by 1 April 2026."
    And the mail to Tom leads to "/contribute/"

  @OPEN-54 @API-61 @OPEN-59
  Scenario: An invitation leads to the card and knows the address
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom follows the mailed invitation
    Then Tom arrives on the group's page
    And sign-in is prepared for "tom@example.com" with Tom
    And Tom may look at the card

  @ROLE-10 @OPEN-63 @ROUTE-23
  Scenario: An invitation opens a private card
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Priya invites "tom@example.com"
    When Tom follows the mailed invitation
    And Tom writes "Many happy returns"
    And Tom signs in
    Then Tom is an active contributor
    And Priya's card has 1 message

  @ROLE-16 @OPEN-63
  Scenario: Whoever was invited and joins by the link has one place in the group
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom joins the group
    Then Tom is an active contributor
    And 2 people are in the group of Priya

  @API-57 @ROLE-13
  Scenario: An invitation is accepted
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom is signed in
    When Tom accepts the invitation of Tom
    And Tom accepts the invitation of Tom
    Then Tom is not refused
    And Tom is an active contributor

  @API-57 @ROLE-13
  Scenario: An invitation is turned down for good
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom is signed in
    When Tom rejects the invitation of Tom
    Then Tom is a rejected contributor
    When Tom accepts the invitation of Tom
    Then Tom is refused with "This invitation is no longer open."

  @API-57
  Scenario: An invitation is good for one person
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom is signed in
    And Mallory is signed in
    When Tom accepts the invitation of Tom
    And Mallory accepts the invitation of Tom
    Then Mallory is refused with "This invitation is no longer open."
    And Mallory is nobody in the card

  @API-57
  Scenario: Answering an invitation takes an account
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom accepts the invitation of Tom
    Then Tom has to log in first
    And Tom is a pending contributor

  @API-50 @OPEN-66 @API-61
  Scenario: A withdrawn invitation leads nowhere
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Priya withdraws the invitation of Tom
    Then Priya is told "Invitation withdrawn"
    And Tom is nobody in the card
    When Tom follows the mailed invitation
    Then the invitation leads Tom nowhere

  @OPEN-66 @API-50
  Scenario: Whoever has joined is not withdrawn any more
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya attempts to withdraw Tom
    Then Priya is refused with "This person has already joined. You can remove them from the group instead."
    And Tom is an active contributor

  @API-56
  Scenario: One finds what waits for one's answer
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom signs in
    Then 1 card waits for an answer of Tom
    When Tom joins the group
    Then 0 cards wait for an answer of Tom

  @OPEN-70 @API-51
  Scenario: Whoever was invited and has not come is reminded once a day
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Priya nudges Tom
    Then Priya is told "Nudge sent"
    And Tom has 1 mail about "Don’t forget to sign"
    And the mail to Tom leads to "/contribute/"
    When Priya nudges Tom
    Then Priya is told "You’ve already nudged this person today. Please try again tomorrow."
    And Tom has 1 mail about "Don’t forget to sign"
    When 1 day goes by without anybody
    And Priya nudges Tom
    Then Tom has 2 mails about "Don’t forget to sign"

  @OPEN-70 @ROLE-13
  Scenario: Whoever has joined without a message is reminded by the group's link
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya nudges Tom
    Then Tom has 1 mail about "Don’t forget to sign"
    And the mail to Tom leads to "/group/"

  @OPEN-70
  Scenario: Whoever has written is left alone
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya nudges Tom
    Then Priya is told "You can only nudge people who haven’t added a message yet."
    And Tom has 0 mails about "Don’t forget to sign"

  @ROLE-17 @API-47 @OPEN-70
  Scenario: Everybody who is waited for is reminded
    Given Priya has a card for Grace
    And Priya invites "sue@example.com"
    And Tom joins the group
    And Ann joins the group
    And Ann writes "Many happy returns"
    Then Priya could nudge "Tom and sue@example.com"
    When Priya nudges everybody
    Then Priya is told "2 people nudged"
    And Tom has 1 mail about "Don’t forget to sign"
    And Sue has 1 mail about "Don’t forget to sign"
    And Ann has 0 mails about "Don’t forget to sign"
    And Priya could nudge ""

  @OPEN-165 @OPEN-70 @ROLE-16
  Scenario: The organiser sees who opened their invitation and who signed
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Priya invites "sue@example.com"
    When Tom follows the mailed invitation
    Then Priya sees that Tom is "invited"
    When Tom touches the page
    And Tom touches the page
    Then Priya sees that Tom is "opened" today
    And Priya sees that Sue is "invited"
    When Tom writes "Many happy returns"
    And Tom signs in
    Then Priya sees that Tom is "signed"
    And Priya could nudge "sue@example.com"

  @OPEN-165
  Scenario: Only whoever was invited opens an invitation, and only the organiser is told
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Priya follows the invitation of Tom
    And Priya touches the page
    Then Priya sees that Tom is "invited"
    When Ann comes by the group's link
    And Ann touches the page
    Then Priya sees that Tom is "invited"
    When Tom follows the mailed invitation
    And Tom touches the page
    And Tom joins the group
    Then Priya sees that Tom is "opened" today
    And Tom reads nothing of when anybody opened the card

  @OPEN-165 @API-57
  Scenario: Whoever joins has opened the card
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom is signed in
    When Tom accepts the invitation of Tom
    And Ann joins the group
    Then Priya sees that Tom is "opened" today
    And Priya sees that Ann is "opened" today

  @ROLE-14 @OPEN-63
  Scenario: A private link shows nothing of the card
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    Then Tom stands at a closed door
    When Tom signs in
    Then Tom stands at a closed door

  @ROLE-14 @OPEN-63
  Scenario: The two links are shut one by one
    Given Priya has a card for Grace
    And Priya sets recipient link privacy to "private"
    Then Tom may look at the card
    When Tom joins the group
    Then Tom is an active contributor

  @OPEN-64 @ROLE-02 @F-44
  Scenario: Whoever asks is let in by the owner
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    When Tom asks to be let in
    Then Tom is a requested contributor
    And Tom waits to be let in
    And Priya has 1 mail about "Tom Example would like to join"
    When Priya lets Tom in
    Then Priya is told "Request approved"
    And Tom is in the group
    And Tom has 1 mail about "You’re in: you can now sign"

  @OPEN-64 @AUTH-26
  Scenario: Asking to be let in takes an account
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    When Tom, signed out, asks to be let in
    Then Tom is asked to sign in
    And Tom is nobody in the card
    When Tom signs in
    Then Tom arrives on the group's page
    And Tom is a requested contributor
    And Tom waits to be let in

  @OPEN-64
  Scenario: Asking twice is asking once
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    When Tom asks to be let in
    And Tom asks to be let in
    Then Priya has 1 mail about "Tom Example would like to join"
    And the card's number of people asking to join is 1

  @ROLE-11 @API-53 @OPEN-68
  Scenario: The link in the mail lets in, once it is clicked and confirmed
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    And Priya has 1 mail about "would like to join"
    When Priya's phone follows the link to the request
    Then Tom is a requested contributor
    When Priya's phone lets in whoever asked
    Then Priya's phone sees that whoever asked is in
    And Tom is an active contributor
    When Priya's phone lets in whoever asked
    Then Priya's phone sees that whoever asked is in

  @ROLE-11 @API-53 @ROUTE-26
  Scenario: A request that was answered otherwise is not answered again by its link
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    And Priya has 1 mail about "would like to join"
    When Priya keeps Tom out
    And Priya's phone follows the link to the request
    And Priya's phone lets in whoever asked
    Then Priya's phone is told "This request has already been answered."
    And Tom is a rejected contributor

  @OPEN-64 @ROLE-02
  Scenario: Whoever is kept out stays out until the owner thinks otherwise
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    When Priya keeps Tom out
    Then Tom is kept out of the group
    When Priya sets group link privacy to "public"
    Then Tom is kept out of the group
    When Priya lets Tom in
    Then Tom is in the group

  @ROLE-12 @API-52
  Scenario: A member is shut out and back
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya keeps Tom out
    Then Tom is kept out of the group
    And Tom cannot open the card
    When Priya lets Tom in
    Then Tom is in the group

  @ROLE-17 @API-48
  Scenario: Everybody who asked is let in
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    And Sue asks to be let in
    Then the card's number of people asking to join is 2
    When Priya lets everybody in
    Then Tom is in the group
    And Sue is in the group
    And the card's number of people asking to join is 0

  @OPEN-63
  Scenario: A link that has become public lets in whoever had asked
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    When Priya sets group link privacy to "public"
    And Tom joins the group
    Then Tom is an active contributor

  @ROLE-04
  Scenario Outline: A part that is not active opens nothing
    Given Priya has a card for Grace
    And Priya sets group link privacy to "private"
    And Tom asks to be let in
    When Priya <answers>
    And Tom attempts to read the card
    Then Tom <may read it>

    Examples:
      | answers            | may read it    |
      | looks at the group | may not        |
      | keeps Tom out      | may not        |
      | lets Tom in        | is not refused |

  @ROLE-19 @OPEN-67 @API-58
  Scenario: Whoever is removed leaves their messages behind
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Priya removes Tom from the group
    Then Priya is told "Removed from the group"
    And Tom is nobody in the card
    And Priya's card has 1 message
    And the message "Many happy returns" is signed "Tom"

  @OPEN-67 @API-58
  Scenario: Whoever is removed with their messages leaves nothing behind
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya writes "You make Mondays bearable"
    And Tom writes "Many happy returns"
    When Priya removes Tom and every message of theirs
    Then Tom is nobody in the card
    And the card of Priya says "You make Mondays bearable" in this order

  @ROLE-19 @API-59
  Scenario: The owner knows what a member uploaded
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom adds the photo "beach.jpg" saying "Our summer"
    When Priya attempts to read what Tom uploaded
    Then Priya is told of 1 file

  @ROLE-18 @OPEN-67
  Scenario: Leaving the group, messages stay
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Tom leaves the group
    Then Tom is nobody in the card
    And Priya's card has 1 message

  @ROLE-18 @OPEN-67
  Scenario: Leaving the group with one's messages
    Given Priya has a card for Grace
    And Tom joins the group
    And Tom writes "Many happy returns"
    When Tom leaves the group with every message
    Then Tom is nobody in the card
    And Priya's card has 0 messages

  @ROLE-18
  Scenario: Whoever left may come back by the link
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom leaves the group
    And Tom joins the group
    Then Tom is an active contributor

  @ROLE-18 @ROLE-06
  Scenario: The owner does not leave
    Given Priya has a card for Grace
    When Priya leaves the card they own
    Then Priya is refused with "The organiser can’t leave the card, but can delete it."
    And Priya is an active owner

  @ROLE-06
  Scenario Outline: Nobody but the owner runs the group
    Given Priya has a card for Grace
    And Tom joins the group
    And Sue joins the group
    When Sue attempts to <deed>
    Then Sue may not
    And Tom is an active contributor

    Examples:
      | deed                   |
      | invite Ann             |
      | nudge everybody        |
      | nudge Tom              |
      | let everybody in       |
      | keep Tom out           |
      | withdraw Tom           |
      | remove Tom             |
      | read what Tom uploaded |
      | read the part of Tom   |

  @API-49 @ROLE-03
  Scenario Outline: One's own part is one's own and the owner's to read
    Given Priya has a card for Grace
    And Tom joins the group
    When <who> attempts to read the part of Tom
    Then <who> is not refused

    Examples:
      | who   |
      | Tom   |
      | Priya |

  @OPEN-69 @API-25 @ROLE-09
  Scenario: A new link for the group takes the place of the old one
    Given Priya has a card for Grace
    When Priya makes a new group link
    And Priya copies the link for the group
    Then Tom finds no card behind the group's link
    When Sue opens the group's link
    And Sue sends "Many happy returns"
    And Sue signs in
    Then Priya's card has 1 message

  @ROLE-20 @SEND-02
  Scenario: Copying the link for the group says that the group is invited
    Given Priya has a card for Grace
    Then the card's inviting is to do
    When Priya copies the link for the group
    Then the card's inviting is done

  @ROLE-17 @STORY-11
  Scenario: Who has joined is seen without reading again
    Given Priya has a card for Grace
    And Priya looks at the group
    When Tom joins the group
    And 5 seconds pass
    And 5 seconds pass
    And 5 seconds pass
    Then Priya sees 2 people in the group without reading it again

  @API-45 @API-46
  Scenario: Everybody with the link sees who is in
    Given Priya has a card for Grace
    And Tom joins the group
    And Priya invites "ann@example.com"
    When Sue comes by the group's link
    Then Sue finds 2 people on the group's page
    And 3 people are in the group of Priya

  @ROLE-01
  Scenario: Whoever comes through a link has a part by its kind
    Given Priya has a card for Grace
    And Tom joins the group
    When Grace joins as the recipient
    Then Priya is an active owner
    And Tom is an active contributor
    And Grace is an active recipient
