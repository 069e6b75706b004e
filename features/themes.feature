Feature: Colours that one keeps
  A theme is six colours with a name. It is given to cards, put in order, passed on by a link and taken over.

  @THEME-12 @OPEN-123
  Scenario: A theme has six colours, however many are chosen
    Given Priya is signed in
    When Priya keeps the colours "#abc, 010203" as a theme
    Then the theme "My Theme 1" of Priya has the colours "#AABBCC #010203 #F9C74F #90BE6D #43AA8B #577590"

  @THEME-14 @OPEN-127
  Scenario: A theme that nobody names is called by its number
    Given Priya is signed in
    When Priya keeps the colours "#FF0000" as a theme
    And Priya keeps the colours "#00FF00" as a theme
    Then Priya has the themes "My Theme 1, My Theme 2"

  @THEME-01 @THEME-02
  Scenario: A theme is kept, and given to one card after another
    Given Priya has a card for Grace
    And Priya keeps the colours "#FF0000" as a theme
    When Priya gives the theme "My Theme 1" to the card
    Then Priya's card has 6 colours from "#FF0000" on, behind messages too
    Given Priya has a card for Ada
    When Priya gives the theme "My Theme 1" to the card
    Then Priya's card has 6 colours from "#FF0000" on, behind messages too
    And Priya has the themes "My Theme 1"

  @THEME-19
  Scenario: A theme is renamed, recoloured and deleted by whose it is, and by no one else
    Given Priya is signed in
    And Priya keeps the colours "#FF0000" as a theme
    When Priya names the theme "My Theme 1" "Company"
    And Priya gives the theme "Company" the colours "#00FF00"
    Then the theme "Company" of Priya has the colours "#00FF00 #F8961E #F9C74F #90BE6D #43AA8B #577590"
    Given Sam is signed in
    When Sam tries to delete the theme "Company" of Priya
    Then Sam may not
    And Priya has the themes "Company"
    When Priya deletes the theme "Company"
    Then Priya has the themes ""

  @THEME-15
  Scenario: Themes are put in order; one that another tab added stays behind them
    Given Priya is signed in
    And Priya keeps the themes "Spring, Summer, Autumn"
    When Priya orders the themes "Autumn, Spring"
    Then Priya has the themes "Autumn, Spring, Summer"

  @THEME-03 @OPEN-124
  Scenario: Colours of a format to come are refused in clear words, and nothing is lost
    Given Priya is signed in
    And Priya keeps the themes "Spring"
    When Priya tries to keep colours of the format "1.3"
    Then Priya is told what is wrong
    And Priya is refused with "These colours were saved with a newer version. Please reload the page and try again."
    And Priya has the themes "Spring"

  @THEME-04 @OPEN-124
  Scenario Outline: Colours of an older format are filled in and lose nothing
    Given Priya is signed in
    When Priya keeps colours of the format "<format>" that are a brand's, for 3 colours, not to be changed
    Then the theme "My Theme 1" of Priya is of the format "1.2" with "<kept>"

    Examples:
      | format | kept                                     |
      | 1.0    | type custom, may be changed, 6 colours   |
      | 1.1    | type brand, may not be changed, 6 colours |
      | 1.2    | type brand, may not be changed, 3 colours |

  @THEME-13 @OPEN-122 @OPEN-123
  Scenario: A card without a theme has the six colours of the house, and uses as many as are wanted
    Given Priya has a card for Grace
    Then Priya's card is coloured "#F94144 #F8961E #F9C74F #90BE6D #43AA8B #577590", 6 of them in use
    When Priya tries to use 7 colours of the card
    Then Priya is told what is wrong
    And Priya's card is coloured "#F94144 #F8961E #F9C74F #90BE6D #43AA8B #577590", 6 of them in use
    When Priya uses 1 colours of the card, without a background of messages
    Then Priya's card is coloured "#F94144 #F8961E #F9C74F #90BE6D #43AA8B #577590", 1 of them in use

  @THEME-05 @THEME-16 @OPEN-125
  Scenario: A theme is given to a card; what is changed afterwards stays with the card
    Given Priya has a card for Grace
    And Priya keeps the colours "#FF0000, #00FF00" as a theme
    Then Priya's card has 6 colours from "#F94144" on, behind messages too
    When Priya gives the theme "My Theme 1" to the card
    Then Priya's card has 6 colours from "#FF0000" on, behind messages too
    And Priya's card says that its theme is "My Theme 1"
    When Priya uses 2 colours of the card, without a background of messages
    Then Priya's card has 2 colours from "#FF0000" on, and none behind messages
    When Priya deletes the theme "My Theme 1"
    Then Priya's card has 2 colours from "#FF0000" on, and none behind messages
    And Priya's card says that it has no theme

  @THEME-06 @THEME-17 @OPEN-129
  Scenario: Themes are passed on by a link and taken over once
    Given Priya is signed in
    And Priya keeps the themes "Spring, Summer, Autumn"
    When Priya shares the themes "Summer, Spring"
    Then Sam, signed out, is offered the themes "Summer, Spring" by that link
    Given Sam is signed in
    When Sam takes over what is shared
    And Sam takes over what is shared
    Then Sam has the themes "Summer, Spring"
    When Priya names the theme "Summer" "Winter"
    Then Sam has the themes "Summer, Spring"

  @THEME-18
  Scenario: Whoever takes over themes signed out signs in first, and is back at them
    Given Priya is signed in
    And Priya keeps the themes "Spring, Summer"
    And Priya shares the themes "Summer, Spring"
    When Sam, signed out, wants what is shared
    And Sam signs in
    Then Sam is where these themes are offered
    When Sam takes over what is shared
    Then Sam has the themes "Summer, Spring"

  @THEME-17
  Scenario: Shared themes that were deleted are offered no more
    Given Priya is signed in
    And Priya keeps the themes "Spring"
    And Priya shares the themes "Spring"
    When Priya deletes the theme "Spring"
    And Sam tries to look at what is shared
    Then Sam finds nothing there
    And Sam is refused with "These themes aren’t shared any more. Please ask for a new link."

  @THEME-17
  Scenario: What nobody shares can't be taken over
    Given Priya is signed in
    And Priya keeps the themes "Spring"
    And Sam is signed in
    When Sam tries to take over the theme "Spring" of Priya
    Then Sam finds nothing there
    And Sam has the themes ""
