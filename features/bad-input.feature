Feature: What nobody should have typed or followed
  Every field at its limit and past it, every link that is no link: clear words, and a way on.

  @FORM-06 @FORM-07 @OPEN-81
  Scenario Outline: A field takes as much as it may hold, and says so past that: <field>
    Given Priya is signed in
    And Priya has a card for Grace
    When Priya fills "<field>" with <limit> letters, it is taken, and with one more is told "<words>"

    Examples:
      | field                      | limit | words                                         |
      | the name in the shop       | 50    | Please use 50 characters or fewer             |
      | the recipient's first name | 50    | Please use 50 characters or fewer             |
      | the recipient's last name  | 50    | Please use 50 characters or fewer             |
      | the words to the group     | 300   | Please keep your message under 300 characters |
      | the card's title           | 200   | Please keep this to 200 characters or less    |
      | one's first name           | 50    | Please use 50 characters or fewer             |
      | one's last name            | 50    | Please use 50 characters or fewer             |
      | one's new address          | 250   | Your email doesn’t look right                 |
      | the recipient's address    | 250   | Your email doesn’t look right                 |
      | the name on the mail       | 50    | Please use 50 characters or fewer             |
      | an invitation's address    | 250   | It doesn’t look right                         |

  @OPEN-33 @ROUTE-66
  Scenario Outline: A link that nobody made leads nowhere, whatever it says: <kind>
    When Tom opens <kind> links that nobody made, each shows "<shows>"
    Given Priya is signed in
    When Priya opens <kind> links that nobody made, each shows "<shows>"

    Examples:
      | kind       | shows        |
      | group      | missing      |
      | people     | missing      |
      | recipient  | missing      |
      | watch      | missing      |
      | invitation | gone         |
      | request    | missing      |
      | sign-in    | auth expired |

  @ROLE-09 @OPEN-69
  Scenario: A link opens what it is for and nothing else
    Given Priya has a card for Grace
    And Priya makes a watch link
    And Priya has invited Bea by mail
    When Tom puts the secret of every link of the card into every kind of link, only its own opens

  @OPEN-33 @OPEN-69 @OPEN-32
  Scenario: A link that was replaced, used or taken back leads nowhere
    Given Priya is signed in
    And Priya has a card for Grace
    And Priya makes a watch link
    And Priya has invited Bea by mail
    And Tom keeps every link of the card
    When Priya makes a new group link
    And Priya makes a new recipient link
    And Priya makes a new watch link
    And Priya withdraws the invitation of Bea
    Then the group link that Tom kept shows "missing"
    And the recipient link that Tom kept shows "missing"
    And the watch link that Tom kept shows "missing"
    And the invitation link that Tom kept shows "gone"

  @OPEN-32 @AUTH-06
  Scenario: The secret of a sign-in link must be its own
    Given Priya has an account
    When Priya asks for a code
    And 1 second passes
    Then the sign-in link of Priya with somebody else's secret shows "login expired"

  @AUTH-21 @AUTH-33
  Scenario: Gone right after the code was accepted
    Given Priya has an account
    When Priya asks for a code
    And Priya's next try at reading the profile is lost on the way
    And Priya enters the mailed code
    Then Priya is signed in at once
    When 6 seconds pass
    Then Priya knows the name "Priya Example"
