Feature: Messages
  A card is made of slides; every kind of message has its own fields and limits.

  @SLIDE-35
  Scenario: A text message needs words
    Given Priya has a card for Grace
    When Priya writes ""
    Then Priya is told "Please add a message"
    And Priya's card has 0 messages

  @SLIDE-35
  Scenario Outline: A text message has at most 300 characters
    Given Priya has a card for Grace
    When Priya writes <length> characters
    Then Priya's card has <messages> messages

    Examples:
      | length | messages |
      | 1      | 1        |
      | 300    | 1        |
      | 301    | 0        |

  @SLIDE-35
  Scenario: A long message is said to be long
    Given Priya has a card for Grace
    When Priya writes 301 characters
    Then Priya is told "Please keep your message under 300 characters"

  @SLIDE-36 @OPEN-89
  Scenario: A text message says from whom it is
    Given Priya has a card for Grace
    When Priya writes "You make Mondays bearable" from "The second floor"
    Then the text of the card says "You make Mondays bearable" from "The second floor"

  @SLIDE-36
  Scenario Outline: From has at most 30 characters
    Given Priya has a card for Grace
    When Priya writes "Hello" from <length> characters
    Then Priya's card has <messages> messages

    Examples:
      | length | messages |
      | 30     | 1        |
      | 31     | 0        |

  @SLIDE-25 @SLIDE-28 @SLIDE-29
  Scenario Outline: Every kind asks for what it shows
    Given Priya has a card for Grace
    When Priya makes a <kind> message with nothing
    Then Priya is told "<words>"
    And Priya's card has 0 messages

    Examples:
      | kind     | words                            |
      | giphy    | Please add a gif                 |
      | location | Please add a location            |
      | music    | Please add a song                |
      | date     | Please choose a date             |
      | photos   | Please choose at least one photo |

  @SLIDE-22 @SLIDE-31 @SLIDE-38
  Scenario Outline: What is missing is said in the product's words
    Given Priya has a card for Grace
    When Priya makes a <kind> message with nothing
    Then Priya is told "<words>"

    Examples:
      | kind  | words                                     |
      | audio | Please select an voice clip for the slide |
      | video | Please choose a video for the slide       |
      | news  | Please add a headline                     |

  @OPEN-89 @API-31
  Scenario Outline: Every kind that needs no file can be made by the owner
    Given Priya has a card for Grace
    When Priya makes a <kind> message about "<what>"
    Then Priya's card has 1 message
    And the <kind> of the card is about "<what>"

    Examples:
      | kind     | what            |
      | giphy    | dancing-cat     |
      | location | Lisbon          |
      | music    | a-song          |
      | date     | 2026-06-01      |
      | news     | Grace turns 30  |
      | text     | Hooray          |

  @SLIDE-20 @SLIDE-33 @SLIDE-37
  Scenario Outline: Captions have their limits
    Given Priya has a card for Grace
    When Priya makes a <kind> message with a caption of <length> characters
    Then Priya is told "<words>"

    Examples:
      | kind   | length | words                                             |
      | audio  | 31     | Please keep your message to 30 characters or less |
      | photos | 61     | Please keep this to 60 characters or less         |
      | video  | 41     | Please keep this to 40 characters or less         |
      | giphy  | 51     | Please keep this to 50 characters or less         |

  @SLIDE-15
  Scenario Outline: A text message comes in several styles
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya gives "Hello" the style "<style>"
    Then "Hello" has the style "<style>" for Priya

    Examples:
      | style      |
      | letter     |
      | typewriter |
      | xmas       |
      | greetings  |
      | simple     |
      | exported   |

  @SLIDE-15
  Scenario: A style nobody knows is refused
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya gives "Hello" the style "polaroid"
    Then Priya is told "Please choose a style: letter, typewriter, xmas, greetings, simple, exported"

  @SLIDE-14
  Scenario Outline: Photos come in several styles
    Given Priya has a card for Grace
    And Priya adds the photo "beach.jpg" saying "At the sea"
    When Priya gives "At the sea" the style "<style>"
    Then "At the sea" has the style "<style>" for Priya

    Examples:
      | style      |
      | fullscreen |
      | polaroid   |
      | hover      |
      | simple     |

  @SLIDE-16
  Scenario Outline: A cover comes in many kinds
    Given Priya starts a card with the cover "<cover>"
    Then Priya is not refused
    And the cover of Priya is "<kept>"

    Examples:
      | cover           | kept            |
      | default         | default         |
      | exported        | exported        |
      | cake            | cake            |
      | ripples         | ripples         |
      | starburst       | starburst       |
      | rocket          | rocket          |
      | astronaut       | spaceman        |
      | hearts          | hearts          |
      | paper hearts    | paper_heart     |
      | boat            | boat            |
      | xmas            | xmas            |
      | trail           | trail           |
      | trail photo     | trail_photo     |
      | curvey          | curvey          |
      | curvey2         | curvey2         |
      | particles shape | particles_shape |
      | particles text  | particles_text  |

  @SLIDE-16
  Scenario: A cover nobody knows is refused
    Given Priya starts a card with the cover "volcano"
    Then Priya is told what is wrong

  @SLIDE-04 @SLIDE-10 @OPEN-84
  Scenario: The owner is offered every kind that can be made
    Given Priya has a card for Grace
    When Priya opens the builder
    Then Priya is offered "audio, giphy, photos, text, video, date, location, music and news"

  @SLIDE-05 @OPEN-84
  Scenario: A contributor is offered fewer kinds
    Given Priya has a card for Grace
    When Tom comes by the group's link
    And Tom opens the builder
    Then Tom is offered "audio, giphy, photos, text and video"

  @SLIDE-05 @API-31
  Scenario Outline: What a contributor is not offered is not taken either
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom tries to make a <kind> message about "<what>"
    Then Tom is refused with "Please choose another type of message"

    Examples:
      | kind     | what       |
      | date     | 2026-06-01 |
      | location | Lisbon     |
      | music    | a-song     |
      | news     | Headline   |

  @SLIDE-10
  Scenario: Nobody makes legacy slides any more
    Given Priya has a card for Grace
    When Priya tries to make a legacy message about "old times"
    Then Priya is refused with "Please choose another type of message"

  @OPEN-84
  Scenario Outline: A second cover or second credits are not taken
    Given Priya has a card for Grace
    When Priya tries to make a <kind> message about "Again"
    Then Priya is refused with "Your card already has one of these."

    Examples:
      | kind    |
      | title   |
      | credits |

  @SLIDE-19
  Scenario Outline: How a message comes in depends on its kind
    Given Priya has a card for Grace
    And Priya makes a <kind> message about "<what>"
    Then the <kind> of the card comes in <how>

    Examples:
      | kind     | what       | how        |
      | text     | Hello      | vertical   |
      | giphy    | cat        | vertical   |
      | location | Lisbon     | vertical   |
      | news     | Headline   | vertical   |
      | date     | 2026-06-01 | horizontal |
      | music    | a-song     | horizontal |
      | title    |            | fade       |
      | credits  |            | fade       |

  @OPEN-90
  Scenario Outline: How long a message is shown depends on its kind
    Given Priya has a card for Grace
    And Priya makes a <kind> message about "<what>"
    Then the <kind> of the card is shown for <seconds> seconds

    Examples:
      | kind     | what       | seconds |
      | text     | Hello      | 6       |
      | news     | Headline   | 6       |
      | location | Lisbon     | 6       |
      | date     | 2026-06-01 | 4       |
      | giphy    | cat        | 3       |

  @OPEN-91
  Scenario Outline: How long a cover is shown depends on its kind
    Given Priya starts a card with the cover "<cover>"
    Then the cover of Priya is shown for <seconds> seconds

    Examples:
      | cover          | seconds |
      | cake           | 6       |
      | particles text | 8       |

  @SLIDE-43 @SLIDE-23
  Scenario Outline: The credits stay longer the more names they list
    Given Priya has a card for Grace
    When Priya lists "<names>" in the credits
    Then the credits of the card are shown for <seconds> seconds

    Examples:
      | names           | seconds |
      | Ada             | 6.3     |
      | Ada, Bea        | 6.6     |
      | Ada, Bea and Cy | 6.9     |

  @SLIDE-23 @OPEN-87
  Scenario: The credits list whoever wrote, unless somebody lists the names by hand
    Given Priya has a card for Grace
    And Tom joins the group
    When Priya writes "one"
    And Tom writes "two"
    And Priya writes "three"
    Then the credits name "Priya Example and Tom Example"
    When Priya lists "Everybody" in the credits
    Then the credits name "Everybody"

  @SLIDE-23
  Scenario: A name in the credits has at most 40 characters
    Given Priya has a card for Grace
    When Priya lists a name of 41 characters in the credits
    Then Priya is refused with "Please keep this to 40 characters or less"
    When Priya lists a name of 40 characters in the credits
    Then Priya is not refused

  @SLIDE-01 @SLIDE-02 @SLIDE-03
  Scenario: A slide tells everything that is kept of it
    Given Priya has a card for Grace
    And Priya writes "Hello"
    Then the slide saying "Hello" tells Priya its id, story id, type, variant, title, subtitle, description, date, media, position, creator, role id, theme, exported id and slide data
    And the slide saying "Hello" tells Priya its spotify track id, giphy id, giphy duration, location name, location lat, location lon, location ne lat, location ne lon, location sw lat, location sw lon and location zoom
    And the slide saying "Hello" tells Priya its thumbnail id, thumbnail url, is webp ready, seen, status, created on, updated on, related card id, style and title age

  @SLIDE-01 @API-33
  Scenario: A message knows its author
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many happy returns"
    And Priya opens the card
    Then "Many happy returns" was written by "Tom Example" for Priya

  @API-32
  Scenario: A message is changed
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    When Priya rewords "You make Mondays bearable" as "You make Mondays a joy"
    Then the card of Priya says "You make Mondays a joy" in this order

  @API-32
  Scenario: A message keeps its kind
    Given Priya has a card for Grace
    And Priya writes "Hello"
    When Priya tries to make a giphy of "Hello"
    Then Priya is refused with "You can’t change a message’s type. Please start a new message."

  @API-32
  Scenario: Nobody changes the message of somebody else
    Given Priya has a card for Grace
    And Tom joins the group
    And Bea joins the group
    When Tom writes "Many happy returns"
    And Bea tries to reword "Many happy returns" as "No happy returns"
    Then Bea may not

  @API-32
  Scenario: The owner may change any message
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many hapy returns"
    And Priya opens the card
    And Priya rewords "Many hapy returns" as "Many happy returns"
    Then the card of Priya says "Many happy returns" in this order

  @API-35
  Scenario: Whoever wrote a message may delete it
    Given Priya has a card for Grace
    And Tom joins the group
    When Tom writes "Many happy returns"
    And Tom deletes "Many happy returns"
    Then Priya's card has 0 messages

  @API-41
  Scenario: The slides of a card are read at once
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    Then the slides that Priya reads are "title, text, text and credits"
