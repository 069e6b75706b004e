@F-10 @MODAL-02
Feature: What says that something was done
  A message that something was done opens where it was done, and nowhere else: an address claims nothing.

  Scenario Outline: A link claims nothing to who is signed out
    Given Sam arrives at "<place>?modal=<modal>"
    Then nothing lies over Sam's page

    Examples: every result of the catalogue
      | place          | modal                |
      | /              | auth-success         |
      | /              | card-saved           |
      | /group/t       | contribution-sent    |
      | /r/t           | recipient-saved      |
      | /account       | name-changed-success |

  Scenario Outline: A link claims nothing to who is signed in either
    Given Priya has a card for Grace
    When Priya arrives at "<place>?modal=<modal>"
    Then nothing lies over Priya's page

    Examples:
      | place          | modal                |
      | /home          | auth-success         |
      | /home          | card-saved           |
      | /group/t       | contribution-sent    |
      | /home/received | recipient-saved      |
      | /account       | name-changed-success |

  Scenario Outline: Not of one's own card either
    Given Priya has a card for Grace
    When Priya opens a link to "<modal>" at the card
    Then nothing lies over Priya's page

    Examples:
      | modal             |
      | card-saved        |
      | contribution-sent |

  Scenario: What was done is said, also when the page is loaded again, and once
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    Then Tom sees "contribution-sent" opened
    When Tom's page is loaded anew
    Then Tom sees "contribution-sent" opened
    When Tom leaves the page and comes back to its address
    Then nothing lies over Tom's page

  Scenario: Whoever signs out takes what they did with them
    Given Priya has a card for Grace
    And Tom is signed in
    When Tom comes by the group's link
    And Tom writes "Many happy returns"
    And Tom logs out and comes back to the address
    Then nothing lies over Tom's page

  @F-25
  Scenario: Who is signed in is not asked to sign in
    Given Priya is signed in
    When Priya arrives at "/shop?modal=auth"
    Then nothing lies over Priya's page

  @F-25
  Scenario: Who is signed out is
    Given Sam arrives at "/shop?modal=auth"
    Then Sam sees "auth" opened
