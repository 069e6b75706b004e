Feature: Making a card's cover
  Its maker chooses a cover among all there are, writes on it, colours it, and puts a photo on it where it takes one.

  @ROUTE-53 @STORY-17
  Scenario: A card gets another cover
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the boat cover "boat-2"
    And Priya titles the cover "Ship ahoy, Grace"
    And Priya saves the cover
    Then everybody finds the boat cover "boat-2" saying "Ship ahoy, Grace"
    And the card is called "Ship ahoy, Grace"
    And nothing of the cover is unsaved for Priya

  @THUMB-04
  Scenario: A changed cover gets a new picture
    Given Priya has a card for Grace
    And Priya lets the missing pictures be drawn
    When Priya works on the cover
    And Priya chooses the hearts cover "hearts-3"
    And Priya saves the cover
    Then the card's cover url is nothing
    When Priya lets the missing pictures be drawn
    Then every slide of the card has its picture

  @OPEN-82
  Scenario: A title has its limit
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya titles the cover with 61 letters
    And Priya saves the cover
    Then the title field of Priya says "Please keep this to 60 characters or less"
    And the card is called "Happy Birthday Grace"
    When Priya titles the cover with 60 letters
    Then the title field of Priya says nothing
    When Priya saves the cover
    Then nothing of the cover is unsaved for Priya

  @OPEN-83
  Scenario: A title is set in capitals
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya sets the title in capitals
    And Priya saves the cover
    Then the cover shows "HAPPY BIRTHDAY GRACE" to everybody
    And the card is called "Happy Birthday Grace"

  @OPEN-82
  Scenario Outline: A cover with a photo wants one
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the <variant> cover "<theme>"
    And Priya saves the cover
    Then the photo field of Priya says "Please choose at least one photo"
    When Priya puts the photo "garden.jpg" on the cover
    And Priya saves the cover
    Then the cover shows its photo to everybody

    Examples:
      | variant               | theme           |
      | trail_photo           | trail-2         |
      | particles_shape_photo | flowers-shape-1 |

  @OPEN-82
  Scenario: A photo is seen while it is on its way, and awaited before the cover is saved
    Given Priya has a card for Grace
    And the uploads of Priya are slow
    When Priya works on the cover
    And Priya chooses the trail_photo cover "trail-2"
    And Priya begins to put the photo "garden.jpg" on the cover
    Then Priya sees the photo on the cover
    When Priya saves the cover
    Then Priya is told "Please wait until your upload has finished." of the cover
    When the uploads of Priya go on
    And Priya saves the cover
    Then the cover shows its photo to everybody

  @ERR-18
  Scenario: A photo that does not arrive can be sent again
    Given Priya has a card for Grace
    And the next upload of Priya fails
    When Priya works on the cover
    And Priya chooses the trail_photo cover "trail-2"
    And Priya puts the photo "garden.jpg" on the cover
    Then the photo of Priya has failed
    When Priya tries the photo again
    And Priya saves the cover
    Then the cover shows its photo to everybody

  @OPEN-123 @OPEN-124 @THEME-12
  Scenario: A title wears colours of its own
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the curvey cover "curvey-3"
    And Priya colours the title "#102030" at place 1
    And Priya uses 2 colours
    And Priya saves the cover
    Then everybody finds six colours, 2 of them in use
    And the cover shows the colours "#102030 and #F8961E" to everybody
    When Priya goes back to the theme's own colours
    And Priya saves the cover
    Then the cover shows no colours of its own

  @THEME-11
  Scenario: One thing is edited at a time
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the curvey cover "curvey-3"
    Then Priya edits the cover
    When Priya colours the title "#102030" at place 1
    Then Priya edits the colours
    When Priya titles the cover "Hooray"
    Then Priya edits the field
    When Priya chooses the rocket cover "rocket-1"
    Then Priya edits the cover
    And the title of Priya may have 1 colour

  @THEME-11
  Scenario: The logo is chosen beside the cover, and leaves the rest alone
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the curvey cover "curvey-3"
    And Priya goes to the logo of the cover
    Then Priya edits the logo
    When Priya goes to the colours of the cover
    Then Priya edits the colours
    When Priya chooses the exported cover "bee_queen"
    And Priya goes to the colours of the cover
    Then Priya edits the cover

  @THEME-07 @THEME-09 @THEME-10
  Scenario: The words of a cover stand where they are put
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the exported cover "bee_queen"
    And Priya puts the words at "10, 60, 50, 30"
    Then Priya edits the field
    When Priya moves the words by 90 to the right and 5 down
    And Priya saves the cover
    Then the words stand at "50, 65, 50, 30" for everybody
    When Priya moves the words by -99 to the right and -99 down
    And Priya makes the place of the words 46 wider and 67 higher
    And Priya saves the cover
    Then the words stand at "0, 0, 100, 100" for everybody
    When Priya puts the words back where the cover has them
    And Priya saves the cover
    Then the words stand where the cover has them for everybody

  @THEME-07
  Scenario: Another cover has its words where it wants them
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the exported cover "bee_queen"
    And Priya puts the words at "10, 60, 50, 30"
    And Priya chooses the exported cover "one_balloon"
    And Priya saves the cover
    Then the words stand where the cover has them for everybody

  @THEME-09 @THEME-10 @OPEN-126
  Scenario Outline: A place that is sent ends at the edges of the card
    Given Priya has a card for Grace
    When Priya sends the place "<sent>" for the words
    Then the words stand at "<kept>" for everybody

    Examples:
      | sent              | kept             |
      | -20, 30, 140, 20  | 0, 30, 100, 20   |
      | 5, 5, 95, 95      | 0, 0, 100, 100   |
      | 5.1, 5, 95, 95    | 5.1, 5, 95, 95   |
      | 0, 0, 94.9, 100   | 0, 0, 94.9, 100  |

  @THEME-08
  Scenario Outline: What is no place is refused, and the cover stays as it was
    Given Priya has a card for Grace
    When Priya sends the place "10, 60, 50, 30" for the words
    And Priya tries to send "<box>" as a place
    Then Priya is told what is wrong
    And Priya is refused with "Please give each place a key and four numbers"
    And the words stand at "10, 60, 50, 30" for everybody

    Examples:
      | box                                                    |
      | {'x': 1, 'y': 2, 'width': 3, 'height': 4}              |
      | {'key': '', 'x': 1, 'y': 2, 'width': 3, 'height': 4}   |
      | {'key': 'title', 'x': '1', 'y': 2, 'width': 3}         |
      | 'top'                                                  |

  @OPEN-46
  Scenario: What was made is kept over a reload, and thrown away when it is said so
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the boat cover "boat-2"
    Then something of the cover is unsaved for Priya
    When Priya loads the page anew
    And Priya works on the cover
    Then Priya sees the boat cover "boat-2" before it is saved
    When Priya throws the changed cover away
    Then nothing of the cover is unsaved for Priya
    When Priya loads the page anew
    And Priya works on the cover
    Then nothing of the cover is unsaved for Priya

  @OPEN-46
  Scenario: A cover that was changed elsewhere is read again first
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya's other tab works on the cover
    And Priya's other tab chooses the boat cover "boat-1"
    And Priya's other tab saves the cover
    And Priya chooses the rocket cover "rocket-1"
    And Priya saves the cover
    Then Priya is told "There is a newer version of this slide, please reload the slide before making any changes." of the cover
    When Priya reloads the cover
    Then Priya sees the boat cover "boat-1" before it is saved
    And nothing of the cover is unsaved for Priya

  @OPEN-120
  Scenario: What stands behind the theme's name is kept
    Given Priya has a card for Grace
    And the cover's theme is "curvey-2!blue"
    When Priya works on the cover
    And Priya titles the cover "Hooray"
    And Priya saves the cover
    Then everybody finds the curvey cover "curvey-2!blue" saying "Hooray"

  @COVER-31 @OPEN-82
  Scenario: A cover with a character goes by its exported id
    Given Priya has a card for Grace
    When Priya works on the cover
    And Priya chooses the exported cover "bee_queen"
    And Priya titles the cover "Buzz, Grace"
    And Priya saves the cover
    Then everybody finds the cover exported as "bee_queen" with the field title "Buzz, Grace"
    When Priya chooses the boat cover "boat-2"
    And Priya saves the cover
    Then everybody finds the cover exported as nothing

  @COVER-30
  Scenario Outline: A cover that makes no sense is shown all the same
    Given Priya has a card for Grace
    And the cover's theme is "<theme>"
    When Priya works on the cover
    And Priya titles the cover "<title>"
    And Priya saves the cover
    Then the cover shows "<title>" to everybody

    Examples:
      | theme       | title            |
      | volcano-9   | Hooray           |
      | !           | ‏יום הולדת שמח‏ |
      | curvey-2!!! | 👩‍👩‍👧‍👦🎂  |

  @STORY-18 @OPEN-80
  Scenario: A greeting begins with the two first names
    Given Priya has a card for Grace
    When Priya works on the greeting
    Then the greeting of Priya is to "Grace", from "Priya"
    When Priya greets "Dear Grace" with "From all of us" from "The second floor"
    And Priya saves the greeting
    Then everybody reads the greeting "From all of us" to "Dear Grace" from "The second floor"

  @STORY-18 @OPEN-80
  Scenario Outline: A greeting has its limits
    Given Priya has a card for Grace
    When Priya works on the greeting
    And Priya fills the greeting's <field> with <length> letters
    And Priya saves the greeting
    Then the greeting's <field> field of Priya says "<words>"

    Examples:
      | field   | length | words                                         |
      | to      | 31     | Please keep this to 30 characters or less     |
      | message | 301    | Please keep your message under 300 characters |
      | from    | 31     | Please keep this to 30 characters or less     |

  @OPEN-46
  Scenario: A greeting that was not saved is kept over a reload
    Given Priya has a card for Grace
    When Priya works on the greeting
    And Priya greets "Dear Grace" with "From all of us" from "Priya"
    And Priya loads the page anew
    And Priya works on the greeting
    Then something of the greeting is unsaved for Priya
    When Priya throws the greeting away
    Then the greeting of Priya is to "Grace", from "Priya"

  @STORY-16 @OPEN-46
  Scenario: What a visitor made of their card's cover is there after signing in
    Given Priya, signed out, has a card for Grace
    When Priya works on the cover
    And Priya chooses the boat cover "boat-2"
    And Priya is signed in
    And Priya takes over the card
    And Priya works on the cover
    Then Priya sees the boat cover "boat-2" before it is saved
    When Priya saves the cover
    And Priya works on the cover
    Then nothing of the cover is unsaved for Priya
