Feature: A logo on a card
  An organiser puts a logo on a card, with a theme or on everything they send. Whoever opens the card sees it.

  @LOGO-01 @LOGO-04
  Scenario: A logo is uploaded and put on a card
    Given Priya has a card for Grace
    When Priya uploads the logo "acme.jpg"
    And Priya puts the logo "acme.jpg" on the card
    Then Grace sees the logo "acme.jpg" on the card at 100 percent

  @LOGO-02 @LOGO-03
  Scenario: A logo on a card is made larger and taken off
    Given Priya has a card for Grace
    And Priya uploads the logo "acme.jpg"
    And Priya puts the logo "acme.jpg" on the card
    When Priya makes the logo of the card 150 percent large
    Then Grace sees the logo "acme.jpg" on the card at 150 percent
    When Priya takes the logo off the card
    Then Grace sees no logo on the card

  @LOGO-04 @OPEN-130
  Scenario: The card's own logo counts before its theme's, that before the account's
    Given Priya has a card for Grace
    And Priya uploads the logo "account.jpg"
    And Priya uploads the logo "theme.jpg"
    And Priya uploads the logo "card.jpg"
    And Priya keeps the themes "Company"
    When Priya puts the logo "account.jpg" on everything she sends
    Then Grace sees the logo "account.jpg" on the card at 100 percent
    When Priya puts the logo "theme.jpg" with the theme "Company"
    And Priya gives the theme "Company" to the card
    Then Grace sees the logo "theme.jpg" on the card at 100 percent
    When Priya puts the logo "card.jpg" on the card
    Then Grace sees the logo "card.jpg" on the card at 100 percent
    When Priya takes the logo off the card
    Then Grace sees the logo "theme.jpg" on the card at 100 percent

  @LOGO-04 @OPEN-130
  Scenario: What is mailed about a card carries its logo
    Given Priya has a card for Grace
    And Priya invites "tom@example.com"
    Then the mail to Tom carries no logo
    When Priya uploads the logo "acme.jpg"
    And Priya puts the logo "acme.jpg" on the card
    And Priya invites "tom@example.com"
    Then the mail to Tom carries the logo
    When Priya posts the card to "grace@example.com"
    Then the mail to Grace carries the logo

  @LOGO-04
  Scenario: A second logo takes the place of the first, and its size
    Given Priya has a card for Grace
    And Priya uploads the logo "old.jpg"
    And Priya uploads the logo "new.jpg"
    When Priya puts the logo "old.jpg" on the card
    And Priya makes the logo of the card 200 percent large
    And Priya puts the logo "new.jpg" on the card
    Then Grace sees the logo "new.jpg" on the card at 200 percent

  @OPEN-130
  Scenario: A logo is at least half and at most twice as large
    Given Priya has a card for Grace
    And Priya uploads the logo "acme.jpg"
    And Priya puts the logo "acme.jpg" on the card
    When Priya tries to make the logo of the card 201 percent large
    Then Priya is told what is wrong
    And Grace sees the logo "acme.jpg" on the card at 100 percent

  @LOGO-04 @MEDIA-12
  Scenario: A file that is no picture is refused, and says how to export one
    Given Priya is signed in
    When Priya tries to upload a logo that is text
    Then Priya cannot use such a file
    And Priya is refused with "That type of file can’t be used here. Please choose a PNG, JPEG or WebP picture. From a design file such as SVG, AI or PDF, export a PNG with a transparent background."

  @LOGO-04
  Scenario: Logos and cards of others can't be used
    Given Priya has a card for Grace
    And Priya uploads the logo "acme.jpg"
    And Sam is signed in
    And Sam uploads the logo "sams.jpg"
    When Sam tries to put the logo "sams.jpg" of Sam on the card
    Then Sam may not
    When Priya tries to put the logo "sams.jpg" of Sam on the card
    Then Priya is told what is wrong
    And Grace sees no logo on the card
