Feature: On from where one was
  Whoever has to sign in for something goes on with just that: here, in another tab, or on another device.

  @AUTH-26 @AUTH-36
  Scenario Outline: In the same tab: <scenario>
    Given Priya is stopped for <scenario>
    When Priya signs in
    Then Priya arrives <place>
    And <scenario> was done for Priya
    And Priya is done with it

    Examples:
      | scenario           | place                       |
      | CreatorSave        | in the editor               |
      | CreatorSend        | where the card is sent      |
      | CreatorSettings    | in the card's settings      |
      | CreatorInviteGroup | in the card's group         |
      | CreatorPayment     | in the editor               |
      | AnonymousSaveExit  | at home                     |
      | SwitchDevice       | in the editor               |
      | Contribution       | at the group's messages     |
      | RecipientSave      | at the recipient's messages |
      | RecipientThanks    | at the recipient's messages |
      | PrivateJoin        | on the group's page         |
      | BundlePayment      | at home                     |
      | ThemesetAccept     | where themes are accepted   |
      | RedirectThemes     | at the themes               |

  @AUTH-36 @AUTH-49 @OPEN-58
  Scenario Outline: By the mailed link in another tab: <scenario>
    Given Priya is stopped for <scenario>
    And Priya has asked for the mail
    When Priya's other tab follows the mailed sign-in link
    Then Priya's other tab arrives <place>
    And Priya arrives <place>
    And Priya is signed in at once
    And <scenario> was done for Priya
    And Priya is done with it
    And Priya's other tab is done with it

    Examples:
      | scenario           | place                       |
      | CreatorSave        | in the editor               |
      | CreatorSend        | where the card is sent      |
      | CreatorSettings    | in the card's settings      |
      | CreatorInviteGroup | in the card's group         |
      | CreatorPayment     | in the editor               |
      | AnonymousSaveExit  | at home                     |
      | SwitchDevice       | in the editor               |
      | Contribution       | at the group's messages     |
      | RecipientSave      | at the recipient's messages |
      | RecipientThanks    | at the recipient's messages |
      | PrivateJoin        | on the group's page         |
      | BundlePayment      | at home                     |
      | ThemesetAccept     | where themes are accepted   |
      | RedirectThemes     | at the themes               |

  @AUTH-25 @AUTH-36 @OPEN-53
  Scenario Outline: By the mailed link on another device: <scenario>
    Given Priya is stopped for <scenario>
    And Priya has asked for the mail
    When Priya's phone follows the mailed sign-in link
    Then <scenario> was not done
    When Priya's phone agrees where it is asked to
    Then Priya's phone arrives <place>
    And <scenario> was done for Priya's phone
    And Priya's phone is done with it

    Examples:
      | scenario           | place                       |
      | CreatorSave        | in the editor               |
      | CreatorSend        | where the card is sent      |
      | CreatorSettings    | in the card's settings      |
      | CreatorInviteGroup | in the card's group         |
      | CreatorPayment     | in the editor               |
      | AnonymousSaveExit  | at home                     |
      | SwitchDevice       | in the editor               |
      | Contribution       | at the group's messages     |
      | RecipientSave      | at the recipient's messages |
      | RecipientThanks    | at the recipient's messages |
      | PrivateJoin        | on the group's page         |
      | BundlePayment      | at home                     |
      | ThemesetAccept     | where themes are accepted   |
      | RedirectThemes     | at the themes               |

  @AUTH-25 @OPEN-53
  Scenario: On another device somebody with an account goes on as well
    Given Priya has an account
    And Priya is stopped for CreatorSend
    And Priya has asked for the mail
    When Priya's phone follows the mailed sign-in link
    And Priya's phone agrees where it is asked to
    Then Priya's phone arrives where the card is sent
    And CreatorSend was done for Priya's phone

  @OPEN-166 @F-02
  Scenario Outline: What somebody else asked for in one's name is shown, and left: <scenario>
    Given Priya has an account
    And Mallory is stopped for <scenario>
    And Mallory has asked for a mail to Priya
    When Priya follows the mailed sign-in link
    Then Priya is asked to agree to "<acting>" for "<name>"
    And what Priya is shown says "<text>"
    And <scenario> was not done
    When Priya chooses not now
    Then Priya arrives at home
    And <scenario> was not done
    And nothing of it stays with Priya

    Examples:
      | scenario        | acting  | name  | text               |
      | Contribution    | message | Grace | Many happy returns |
      | RecipientThanks | thanks  | Grace | I read it twice    |
      | RecipientSave   | save    | Grace |                    |
      | PrivateJoin     | join    |       |                    |
      | CreatorSend     | card    | Grace |                    |

  @OPEN-166 @F-02
  Scenario: A page that is loaded anew while it asks asks again, and once agreed to never more
    Given Priya is stopped for Contribution
    And Priya has asked for the mail
    When Priya's phone follows the mailed sign-in link
    And Priya's phone looks at the mailed sign-in link again
    Then Priya's phone is asked to agree to "message" for "Grace"
    When Priya's phone agrees where it is asked to
    And Priya's phone looks at the mailed sign-in link again
    Then Priya's phone is asked nothing and is told that they are signed in

  @AUTH-06 @F-25
  Scenario: The same link in a second tab of a browser that is signed in leads on
    Given Priya has asked for the mail
    And Priya follows the mailed sign-in link
    When Priya's other tab looks at the mailed sign-in link again
    Then Priya's other tab is asked nothing and is told that they are signed in
    When Tom looks at the mailed sign-in link of Priya
    Then the title is "Your registration link expired" for Tom

  @OPEN-53 @OPEN-76
  Scenario: Nobody gets somebody else's card by naming it
    Given Priya, signed out, has a card for Grace
    When Mallory names the card of Priya when asking for the mail
    And Mallory's phone follows the mailed sign-in link
    Then Mallory's phone arrives at the landing page
    And Mallory's phone cannot open the card
    And Priya can open the card

  @AUTH-39 @AUTH-48 @OPEN-57
  Scenario Outline: A card that is not there leads to the start: <scenario>
    Given Priya is stopped for <scenario>
    And Priya deletes the card elsewhere
    When Priya signs in
    Then Priya arrives at the landing page
    And Priya is done with it

    Examples:
      | scenario           |
      | CreatorSave        |
      | CreatorSend        |
      | CreatorSettings    |
      | CreatorInviteGroup |
      | CreatorPayment     |
      | AnonymousSaveExit  |

  @AUTH-39 @OPEN-57
  Scenario: Without knowing which card one is at the start as well
    Given Priya was about to "CreatorSend"
    When Priya signs in
    Then Priya arrives at the landing page

  @AUTH-40 @AUTH-48 @OPEN-57
  Scenario Outline: A card that is there leads to its own page: <scenario>
    Given Priya is stopped for <scenario>
    When Priya signs in
    Then Priya arrives <place>

    Examples:
      | scenario           | place                  |
      | CreatorSave        | in the editor          |
      | CreatorSend        | where the card is sent |
      | CreatorSettings    | in the card's settings |
      | CreatorInviteGroup | in the card's group    |
      | AnonymousSaveExit  | at home                |

  @AUTH-37
  Scenario: A message that could not be sent is open again
    Given Priya is stopped for Contribution
    And Priya's next try at sending the message is not allowed: "You can't do that"
    When Priya signs in
    Then Priya arrives on the group's page
    And Priya sees "contribution-builder" opened
    And Priya's message stays known

  @AUTH-37
  Scenario: Whoever reads the messages already stays there
    Given Priya is stopped for Contribution
    And Priya is at the group's messages already
    And Priya's next try at sending the message is not allowed: "You can't do that"
    When Priya signs in
    Then Priya arrives at the group's messages
    And Priya sees "contribution-builder" opened

  @AUTH-38
  Scenario: A message that waits for room is not done with
    Given Priya is stopped for Contribution
    And the card of Olga is full
    When Priya signs in
    Then Priya learns that the message waits for room
    And Priya's message stays known

  @AUTH-38
  Scenario: A message that is in the card is done with
    Given Priya is stopped for Contribution
    When Priya signs in
    Then Priya learns that the message was sent
    And nothing of the message stays known to Priya

  @AUTH-41 @AUTH-46
  Scenario: Paying leads on to the card
    Given Priya is stopped for CreatorPayment
    When Priya signs in
    Then Priya arrives in the editor
    And Priya sees "upgrade" opened with product tier: starter, unlock digital send: no

  @AUTH-41 @AUTH-46
  Scenario: Paying for sending leads on to sending
    Given Priya is stopped for CreatorPayment
    And Priya wanted to send the card by email
    When Priya signs in
    Then Priya arrives where the card is sent
    And Priya sees "upgrade" opened with product tier: starter, unlock digital send: yes

  @AUTH-46
  Scenario Outline: What was done is said: <scenario>
    Given Priya is stopped for <scenario>
    When Priya signs in
    Then Priya sees "<modal>" opened with <what>

    Examples:
      | scenario          | modal             | what                                         |
      | CreatorSave       | card-saved        | nothing more                                 |
      | AnonymousSaveExit | card-saved        | nothing more                                 |
      | Contribution      | contribution-sent | already sent: no, moderated: no, waiting: no |
      | RecipientSave     | recipient-saved   | thanks sent: no                              |
      | RecipientThanks   | recipient-saved   | thanks sent: yes                             |
      | BundlePayment     | bundle            | type: digital, quantity: 10                  |

  @ROUTE-27 @OPEN-35
  Scenario: The card of an account goes on on its owner's other device, and on nobody else's
    Given Priya has a card for Grace
    When Priya's phone comes to go on with the card
    And Priya's phone signs in where they were stopped
    Then Priya's phone arrives in the editor
    When Tom comes to go on with the card
    And Tom signs in where they were stopped
    Then Tom arrives in the editor
    And Tom cannot open the card


  @ROUTE-27 @MODAL-22
  Scenario: What the link to another device asked for is there after sign-in
    Given Priya is stopped for SwitchDevice
    And Priya was sent to sign in from the card with "?modal=qr"
    When Priya asks for a code
    And Priya gives the name "Priya" "Example"
    And Priya enters the mailed code
    Then Priya arrives in the editor
    And Priya sees "qr" opened

  @AUTH-42
  Scenario Outline: The recipient is back at the messages: <scenario>
    Given Priya is stopped for <scenario>
    When Priya signs in
    Then Priya arrives at the recipient's messages
    And <scenario> was done for Priya

    Examples:
      | scenario        |
      | RecipientSave   |
      | RecipientThanks |

  @AUTH-43
  Scenario: Asking to be let in is asking the group
    Given Priya is stopped for PrivateJoin
    When Priya signs in
    Then Priya arrives on the group's page

  @AUTH-43
  Scenario: Also for whoever has watched another card to its end
    Given Priya has watched some card to its end
    And Priya is stopped for PrivateJoin
    When Priya signs in
    Then Priya arrives on the group's page
    And PrivateJoin was done for Priya

  @AUTH-43
  Scenario: Or the recipient's card, whichever link it was
    Given Priya is stopped on the recipient's private link
    When Priya signs in
    Then Priya arrives at the recipient's card

  @AUTH-44
  Scenario: Buying a bundle goes on with the bundle
    Given Priya is stopped for BundlePayment
    When Priya signs in
    Then Priya arrives at home
    And Priya sees "bundle" opened with type: digital, quantity: 10

  @AUTH-45
  Scenario: Themes that were shared are accepted
    Given Priya is stopped for ThemesetAccept
    When Priya signs in
    Then Priya arrives where themes are accepted

  @AUTH-45
  Scenario: Without knowing which, one looks at the themes
    Given Priya is stopped for ThemesetAccept
    And Priya wanted no themes in particular
    When Priya signs in
    Then Priya arrives at the themes

  @AUTH-45
  Scenario: Whoever came for the themes sees them
    Given Priya is stopped for RedirectThemes
    When Priya signs in
    Then Priya arrives at the themes

  @AUTH-47
  Scenario: With nothing under way one is at home
    When Priya signs in
    Then Priya arrives at home

  @OPEN-59 @AUTH-25
  Scenario: Whoever was watching a card goes on watching
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom opens the watch link
    And Tom signs in
    Then Tom is back at the watch link
    And Tom can watch the card
    And Tom is an active viewer of the card
    And the card is not remembered as shared with Tom any more

  @OPEN-59 @OPEN-53
  Scenario: By the mailed link on another device as well
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom opens the watch link
    And Tom asks for a code
    And Tom gives the name "Tom" "Example"
    And Tom's phone follows the mailed sign-in link
    Then Tom's phone is back at the watch link
    And Tom's phone can watch the card

  @OPEN-59
  Scenario: Whoever watched a card and then wants something else goes on with that
    Given Priya has a card for Grace
    And Priya makes a watch link
    When Tom opens the watch link
    And Tom is stopped for RedirectThemes
    And Tom signs in
    Then Tom arrives at the themes

  @AUTH-36 @STORY-16
  Scenario: A card that was begun comes along whatever one signs in for
    Given Priya, signed out, has a card for Grace
    When Priya signs in
    Then Priya has 1 card at home

  @AUTH-36 @AUTH-34
  Scenario: What nobody answered is done as soon as somebody does
    Given Priya is stopped for CreatorSend
    And Priya's next try at taking over the card is lost on the way
    When Priya signs in
    Then Priya arrives where the card is sent
    When 6 seconds pass
    Then CreatorSend was done for Priya
    And Priya has 1 card at home
    And Priya is done with it

  @AUTH-36 @AUTH-25
  Scenario: What was cut off between signing in and doing it is done at the next start
    Given Priya is stopped for CreatorSend
    And Priya's next try at taking over the card is lost on the way
    When Priya signs in
    And Priya closes the tab and comes back
    Then Priya arrives where the card is sent
    And CreatorSend was done for Priya
    And Priya has 1 card at home

  @AUTH-49 @OPEN-58
  Scenario: Two tabs waiting for the same do it once
    Given Priya is stopped for Contribution
    And Priya's other tab is duplicated from Priya
    When Priya signs in
    Then Priya's other tab arrives at the group's messages
    And sending the message was tried once

  @AUTH-49 @OPEN-58
  Scenario: A tab that waits for something else goes on with that
    Given Priya is stopped for Contribution
    And Priya's other tab is stopped for RedirectThemes
    When Priya's other tab signs in
    Then Priya's other tab arrives at the themes
    And Priya arrives at the group's messages
    And Contribution was done for Priya

  @AUTH-49 @OPEN-45
  Scenario: A tab that waits for nothing stays where it is
    Given Priya's other tab is at "/shop" already
    When Priya signs in
    Then Priya's other tab is at "/shop"
    And Priya's other tab is signed in at once

  @OPEN-168 @ROUTE-10 @F-06
  Scenario Outline: Whoever goes elsewhere by themselves has left what they were stopped for: <scenario>
    Given Priya is stopped for <scenario>
    When Priya goes to "/shop/birthday"
    Then nothing is under way for Priya
    When Priya comes from "/shop/birthday" to sign in as somebody new
    Then Priya is at "/shop/birthday"

    Examples:
      | scenario        |
      | CreatorSend     |
      | Contribution    |
      | RecipientThanks |
      | PrivateJoin     |
      | BundlePayment   |
      | RedirectThemes  |

  @OPEN-168 @F-06
  Scenario: Closing the question and asking again, or looking into the mails, leaves nothing
    Given Priya is stopped for Contribution
    When Priya closes what is open
    And Priya's page is loaded anew
    And Priya goes to "/login"
    Then Priya still has Contribution to do

  @OPEN-168 @F-06
  Scenario: Another tab opened by hand does not go on with it, and takes nothing away
    Given Priya is stopped for Contribution
    When Priya's other tab goes to "/shop"
    Then nothing is under way for Priya's other tab
    And Priya still has Contribution to do

  @OPEN-168 @ROUTE-10 @F-06
  Scenario: Where the card is gone, it counts where one came from
    Given Priya is stopped for CreatorSend
    And Priya deletes the card elsewhere
    When Priya comes from "/shop/birthday" to sign in as somebody new
    Then Priya is at "/shop/birthday"
    And Priya is done with it

  @OPEN-168 @ROUTE-10 @F-06
  Scenario Outline: Where the card of somebody else is gone, it counts where one came from: <scenario>
    Given Priya is stopped for <scenario>
    And Olga deletes the card elsewhere
    When Priya comes from "/shop/birthday" to sign in as somebody new
    Then Priya is at "/shop/birthday"
    And Priya is done with it

    Examples:
      | scenario        |
      | Contribution    |
      | RecipientSave   |
      | RecipientThanks |
      | PrivateJoin     |

  @ROUTE-33 @ROUTE-51 @F-06
  Scenario: Coming to go on with a card makes nobody its maker
    Given Priya has a card for Grace
    When Tom comes to go on with the card
    Then nothing is under way for Tom
    And no card is remembered as made by Tom

  @F-11
  Scenario: Name, address and words of an abandoned sign-in are gone with the tab
    Given Priya is stopped for RecipientThanks
    And Priya has asked for the mail
    Then this browser keeps nothing of "priya@example.com", "Priya" and "I read it twice" beyond the tab of Priya
    When Priya's page is loaded anew
    Then Priya still has RecipientThanks to do
