Feature: The way out of mails
  Whoever is invited, or reminded, can end such mails with one press, without an account, and whoever writes to them is told.

  @F-34 @OPEN-26
  Scenario: Invitations are ended by who gets them, and the organiser sees it
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom follows the way out of the mail
    Then Tom is asked whether to stop invitations
    When Tom unsubscribes
    Then Tom gets no more invitations
    When Priya invites "tom@example.com"
    Then Tom has 1 mail about "invited you to sign"
    And Priya sees that Tom takes no invitations by email

  @F-34
  Scenario: Nudges are left together with invitations, what they asked for themselves is not
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom follows the way out of the mail
    And Tom unsubscribes
    When Priya nudges Tom
    Then Tom has 0 mails about "Your message is missing"
    When Tom signs in
    Then Tom has 1 mail about "code"

  @F-34 @R11
  Scenario: Looking at the page changes nothing
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    When Tom follows the way out of the mail
    And Tom follows the way out of the mail
    Then Tom is asked whether to stop invitations
    When Priya invites "tom@example.com"
    Then Tom has 2 mails about "invited you to sign"

  @F-34
  Scenario: It is undone on the same page, and later by the same link
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    And Tom follows the way out of the mail
    When Tom unsubscribes
    And Tom undoes it
    Then Tom gets invitations again
    When Tom unsubscribes
    And Tom follows the way out of the mail
    Then Tom gets no more invitations
    When Tom undoes it
    And Priya invites "tom@example.com"
    Then Tom has 2 mails about "invited you to sign"

  @F-34
  Scenario Outline: A link that nobody mailed leads nowhere
    When Mallory opens the way out "<ending>"
    Then Mallory is told that the way out leads nowhere

    Examples:
      | ending                                                                       |
      | x                                                                            |
      | invitations-00000000000000000000000000000000ffffffffffffffffffffffffffffffff |
      | tom@example.com                                                              |
