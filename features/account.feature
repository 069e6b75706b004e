Feature: One's account
  Names, address, who sees it, and the way out: what is typed is never lost, and what goes is said before.

  @ACCT-03 @OPEN-44 @MODAL-16
  Scenario: A new name is saved, told, and stands on the cards
    Given Priya has a card for Grace
    And Priya looks at the account
    When Priya types the names "Prisca" "Raman"
    And Priya saves the names
    Then Priya sees "name-changed-success" opened
    And Priya is signed in as "Prisca Raman"
    And the owner of the card is called "Prisca Raman"

  @FORM-06 @FORM-07
  Scenario Outline: A name that cannot be is refused beside its field, and stays typed
    Given Priya is signed in
    And Priya looks at the account
    When Priya types the names "<first>" "<last>"
    And Priya saves the names
    Then the account tells Priya "<words>"
    And the account shows Priya the names "<first>" "<last>"
    And saving the account was not tried

    Examples:
      | first | last    | words                          |
      |       | Example | Please type in your first name |
      | Priya |         | Please type in your last name  |

  @ACCT-03 @ERR-08
  Scenario: Without network nothing typed is lost, not even when the tab is closed
    Given Priya is signed in
    And Priya looks at the account
    When Priya types the names "Prisca" "Raman"
    And Priya goes offline
    And Priya saves the names
    Then the account tells Priya "You are offline."
    And the account shows Priya the names "Prisca" "Raman"
    When Priya closes the tab and comes back
    And Priya looks at the account
    Then the account shows Priya the names "Prisca" "Raman"
    When Priya saves the names
    Then Priya is signed in as "Prisca Raman"
    When Priya closes the tab and comes back
    And Priya looks at the account
    Then the account has nothing unsaved for Priya

  @ACCT-03 @OPEN-58
  Scenario: The other tab shows the new name too, and both go on
    Given Priya is signed in
    And Priya's other tab is open
    And Priya's other tab listens for notices
    And Priya looks at the account
    When Priya types the names "Prisca" "Raman"
    And Priya saves the names
    Then Priya's other tab knows the name "Prisca Raman"
    And Priya's other tab heard "You changed your account in another tab."
    When 11 minutes pass
    Then Priya is signed in as "Prisca Raman"
    And Priya's other tab is signed in as "Prisca Raman"

  @ACCT-03 @API-04
  Scenario: A new address is used once its code is entered, and the old one is told
    Given Priya is signed in
    And Priya looks at the account
    When Priya types the new address "prisca@example.com"
    And Priya asks for its code
    Then the account waits for a code of Priya
    And Priya's account has the address "priya@example.com"
    When Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"
    And Priya has 1 mail about "email address was changed"

  @ACCT-03 @AUTH-21
  Scenario: Whoever changed the address signs in with the new one
    Given Priya has a card for Grace
    And Priya changes the address to "prisca@example.com"
    When Priya logs out
    Then "prisca@example.com" has an account and "priya@example.com" has none

  @ACCT-03 @F-08
  Scenario: Other devices are out as soon as the address has changed, and whoever changed it stays
    Given Priya is signed in
    And Priya's phone signs in
    When Priya changes the address to "prisca@example.com"
    Then Priya's phone is no longer signed in
    And Priya's account has the address "prisca@example.com"

  @ACCT-03 @F-08
  Scenario: The old address hears which one it is now, and takes the change back
    Given Tom has an account
    And Priya is signed in
    And Priya changes the address to "mallory@example.com"
    When Tom looks at the way back that was mailed to "priya@example.com"
    Then Tom reads that "mallory@example.com" would be "priya@example.com" again
    And Priya's account has the address "mallory@example.com"
    When Tom takes the way back
    Then the way back of Tom is "restored"
    And Priya is no longer signed in
    And "priya@example.com" has an account and "mallory@example.com" has none
    When Tom looks at the way back that was mailed to "priya@example.com"
    Then the way back of Tom is "used"

  @ACCT-03 @F-08
  Scenario: Whoever takes the way back in a tab of the account is signed out there
    Given Priya is signed in
    And Priya changes the address to "prisca@example.com"
    When Priya looks at the way back that was mailed to "priya@example.com"
    And Priya takes the way back
    Then the way back of Priya is "restored"
    And Priya is signed out at once

  @ACCT-03 @F-08
  Scenario: A way back that nobody took ends after seven days
    Given Priya is signed in
    And Priya changes the address to "prisca@example.com"
    When Priya looks at the way back that was mailed to "priya@example.com"
    And Priya falls asleep
    And 168 hours pass
    And Priya wakes up
    And Priya takes the way back
    Then the way back of Priya is "expired"

  @ACCT-03 @F-08 @ERR-08
  Scenario: Without network the way back stays, and works later
    Given Priya is signed in
    And Priya changes the address to "prisca@example.com"
    When Priya looks at the way back that was mailed to "priya@example.com"
    And Priya goes offline
    And Priya takes the way back
    Then the way back tells Priya "You are offline."
    When Priya is online again
    And Priya takes the way back
    Then the way back of Priya is "restored"

  @API-04
  Scenario Outline: An address that will not do is refused before a code is sent
    Given Tom has an account
    And Priya is signed in
    And Priya looks at the account
    When Priya types the new address "<address>"
    And Priya asks for its code
    Then the account tells Priya "<words>"
    And the account of Priya still asks for an address

    Examples:
      | address            | words                                      |
      |                    | Your email doesn’t look right              |
      | prisca@            | Your email doesn’t look right              |
      | PRIYA@example.com  | This is already your email address         |
      | tom@example.com    | Another account already uses this email address |

  @ERR-01
  Scenario: A wrong code is said to be wrong, and the right one still does
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    When Priya enters a wrong code for the address
    Then the account tells Priya "Code is invalid. Please request another."
    And Priya's account has the address "priya@example.com"
    When Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"

  @ERR-02
  Scenario: A code that is too old is said to be old, and another one does
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    When 16 minutes pass
    And Priya enters the code that was sent to "prisca@example.com"
    Then the account tells Priya "Code is expired. Please request another."
    When Priya asks for another code for the address
    Then the account tells Priya "New code sent!"
    When 2 seconds pass
    And Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"

  @ERR-03
  Scenario: After five wrong codes nothing more is tried, and the account is as it was
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    When Priya enters a wrong code for the address 5 times
    Then the account of Priya says that it is locked
    And Priya's account has the address "priya@example.com"

  @ERR-05
  Scenario: A code that could not be sent again is said so for eight seconds
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    And Priya's next try at asking for another code fails
    When Priya asks for another code for the address
    Then the account tells Priya "We couldn’t resend a code."
    When 8 seconds pass
    Then the account tells Priya nothing

  @API-04
  Scenario: Somebody else takes the address while its code is on the way
    Given Priya is signed in
    And Priya asks for a code to "tom@example.com"
    And Tom has an account
    When Priya enters the code that was sent to "tom@example.com"
    Then the account tells Priya "Another account already uses this email address"
    And the account shows Priya the address "tom@example.com"
    And Priya's account has the address "priya@example.com"

  @ACCT-03
  Scenario: A code that is waited for is still waited for after a reload
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    When Priya closes the tab and comes back
    And Priya looks at the account
    Then the account waits for a code of Priya
    When Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"

  @ERR-08 @API-04
  Scenario: The network goes while the address is changed, and what was typed stays
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    When Priya goes offline
    And Priya enters a wrong code for the address
    Then the account tells Priya "You are offline."
    And the account waits for a code of Priya
    When Priya is online again
    And Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"

  @ERR-12 @API-04
  Scenario: A fault while the address is changed says what to do, and what was typed stays
    Given Priya is signed in
    And Priya asks for a code to "prisca@example.com"
    And Priya's next try at saving the account fails
    When Priya enters the code that was sent to "prisca@example.com"
    Then the account tells Priya "Sorry, something went wrong. Please try again later or email us at support@fanfold.test if the problem persists."
    And the account waits for a code of Priya
    When Priya enters the code that was sent to "prisca@example.com"
    Then Priya's account has the address "prisca@example.com"

  @ACCT-04 @OPEN-60
  Scenario: Hiding the address that could not be kept is taken back and told
    Given Priya is signed in
    And Priya looks at the account
    When Priya goes offline
    And Priya hides the address in the account
    Then the account tells Priya "You are offline."
    And the account shows Priya an open address
    When Priya is online again
    And Priya hides the address in the account
    Then the account shows Priya a hidden address
    When Priya shows the address in the account
    Then the account shows Priya an open address

  @ACCT-05 @MODAL-06
  Scenario: What goes with an account is said before
    Given Tom has a card for Grace
    And Priya joins the group
    And Priya writes "Many happy returns"
    And Bea has a card for Grace
    And Priya joins the group
    And Priya has two cards of her own
    When Priya asks what deleting the account takes
    Then 2 cards go and messages in 1 card stay for Priya

  @ACCT-05 @AUTH-27
  Scenario: A deleted account is out in every tab, and its drafts are gone from the browser
    Given Priya is signed in
    And Priya's other tab is open
    And Priya looks at the account
    And Priya types the names "Prisca" "Raman"
    When Priya deletes the account for good
    Then Priya arrives at the landing page
    And Priya is no longer signed in
    And Priya's other tab is no longer signed in
    And no draft is left in the browser of Priya

  @ACCT-05
  Scenario: Other devices are out as soon as they ask for anything
    Given Priya is signed in
    And Priya's phone signs in
    When Priya deletes the account for good
    Then Priya's phone is no longer signed in

  @ACCT-05 @OPEN-67
  Scenario: What was given to other people's cards stays there, with the name and without the address
    Given Tom has a card for Grace
    And Priya joins the group
    And Priya writes "Many happy returns"
    When Priya deletes the account for good
    Then Tom still reads "Many happy returns" by "Priya Example"
    And the message "Many happy returns" tells Tom no address

  @ACCT-05 @OPEN-67
  Scenario: Photos of one's own card go with it, and those given to somebody else's stay
    Given Tom has a card for Grace
    And Priya joins the group
    And Priya adds the photo "garden.jpg" saying "Our summer"
    And Priya has a card for Ada
    And Priya adds the photo "camp.jpg" saying "Our winter"
    When Priya deletes the account for good
    Then Tom has 1 photo left in his own cards

  @ACCT-05 @ERR-08
  Scenario: An account that could not be deleted is still there, and that is said
    Given Priya is signed in
    When Priya goes offline
    And Priya tries to delete the account
    Then the account tells Priya "You are offline."
    When Priya is online again
    Then Priya is signed in as "Priya Example"

  @ACCT-08
  Scenario: Somebody signed out has no account to look at
    When Priya looks at the account signed out
    Then Priya is told there "Please log in to continue."

  @ACCT-07 @SHELL-38 @AUTH-27
  Scenario: How cards are laid out is kept until one logs out
    Given Priya is signed in
    When Priya lays the cards out one below the other
    And Priya closes the tab and comes back
    Then the cards are laid out one below the other for Priya
    And the slides are laid out in two columns for Priya
    When Priya logs out
    Then the cards are laid out in two columns for Priya
