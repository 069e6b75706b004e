Feature: Playing a card
  A card plays slide by slide, by itself or by hand, from its cover to its credits.

  @OPEN-134 @PLAY-11 @PLAY-01
  Scenario: The cover first, the credits last, messages in their order between
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya writes "three"
    And Priya moves "three" to place 1
    When Grace begins to play the card
    Then Grace will be shown "cover, three, one, two, credits"
    And Grace is shown the "cover"

  @PLAY-01 @PLAY-11 @OPEN-91
  Scenario: A card plays by itself to its end
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Grace begins to play the card
    And 6 seconds pass
    Then Grace is shown the "one"
    When 6 seconds pass
    Then Grace is shown the "two"
    When 6 seconds pass
    Then Grace is shown the "credits"
    When 7 seconds pass
    Then the card is ended with Grace
    And Grace is back at the end of the card

  @OPEN-90
  Scenario Outline: Every kind of slide has its time
    Given Priya has a card for Grace
    And Priya makes a <type> message about "<what>"
    When Grace begins to play the card
    Then Grace is shown the "<name>" for <seconds> seconds

    Examples:
      | type | what           | name           | seconds |
      | text | Good morning   | Good morning   | 6       |
      | news | Grace turns 40 | Grace turns 40 | 6       |

    @SLIDE-40
    Examples:
      | type | what       | name | seconds |
      | date | 2026-04-01 | date | 4       |

    @SLIDE-41
    Examples:
      | type     | what   | name     | seconds |
      | location | Lisbon | location | 6       |

    @SLIDE-42
    Examples:
      | type  | what | name  | seconds |
      | giphy | abc  | giphy | 3       |

    @OPEN-91
    Examples:
      | type  | what | name  | seconds |
      | title | it   | cover | 6       |

  @OPEN-91 @PLAY-07
  Scenario: A cover of moving letters takes longer
    Given Priya has a card for Grace
    And Priya gives "Happy Birthday Grace" the style "particles_text"
    When Grace begins to play the card
    Then Grace is shown the "cover" for 8 seconds

  @F-51 @OPEN-90 @SLIDE-44
  Scenario: A long message is shown as long as it takes to read
    Given Priya has a card for Grace
    And Priya writes "Happy birthday Grace, you make every Monday bearable, and thank you for the bicycle!!"
    When Grace begins to play the card
    Then Grace is shown the "Happy birthday Grace, you make every Monday bearable, and thank you for the bicycle!!" for 8 seconds

  @SLIDE-44 @OPEN-90
  Scenario: Photos have four seconds each
    Given Priya has a card for Grace
    And Priya opens the builder for photos
    And Priya picks "beach.jpg, hill.jpg and lake.jpg"
    And Priya types the caption "Our summer"
    And Priya sends the message
    When Grace begins to play the card
    Then Grace is shown the "Our summer" for 12 seconds

  @SLIDE-43
  Scenario Outline: Credits last as long as their names take
    Given Priya has a card for Grace
    And Priya lists "<names>" in the credits
    When Grace begins to play the card
    Then Grace is shown the "credits" for <seconds> seconds

    Examples:
      | names          | seconds |
      | Tom            | 6.3     |
      | Tom, Sue       | 6.6     |
      | Tom, Sue, Ann  | 6.9     |

  @SLIDE-19
  Scenario Outline: Every kind of slide comes in its own way
    Given Priya has a card for Grace
    And Priya makes a <type> message about "<what>"
    When Grace begins to play the card
    And Grace opens the slide "<name>"
    Then the slide comes in by <transition> with Grace

    Examples:
      | type     | what           | name           | transition |
      | title    | it             | cover          | fade       |
      | text     | Good morning   | Good morning   | vertical   |
      | news     | Grace turns 40 | Grace turns 40 | vertical   |
      | date     | 2026-04-01     | date           | horizontal |
      | location | Lisbon         | location       | vertical   |
      | credits  | it             | credits        | fade       |

  @OPEN-134
  Scenario: Paused, nothing goes on
    Given Priya has a card for Grace
    And Priya writes "one"
    When Grace begins to play the card
    And 8 seconds pass
    And Grace pauses
    And 1 minute passes
    Then Grace is shown the "one"
    And the card is paused with Grace
    And 33 % of the slide have passed with Grace
    When Grace plays on
    And 3 seconds pass
    Then Grace is shown the "one"
    When 1 second passes
    Then Grace is shown the "credits"

  @OPEN-134
  Scenario: Forth and back by hand
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Grace begins to play the card
    And Grace goes to the next slide
    And Grace goes to the next slide
    Then Grace is shown the "two"
    When 5 seconds pass
    And Grace goes to the previous slide
    Then Grace is shown the "one"
    When 5 seconds pass
    Then Grace is shown the "one"
    When 1 second passes
    Then Grace is shown the "two"

  @OPEN-134
  Scenario: Nothing comes before the cover
    Given Priya has a card for Grace
    When Grace begins to play the card
    And Grace goes to the previous slide
    Then Grace is shown the "cover"

  @OPEN-134
  Scenario: Going on from the credits is the end, going back from the end are the credits
    Given Priya has a card for Grace
    When Grace begins to play the card
    And Grace goes to the next slide
    And Grace goes to the next slide
    Then the card is ended with Grace
    When Grace goes to the previous slide
    Then Grace is shown the "credits"

  @OPEN-134
  Scenario: Once more from the start
    Given Priya has a card for Grace
    And Priya writes "one"
    When Grace begins to play the card
    And 1 minute passes
    Then the card is ended with Grace
    When Grace plays it again
    Then Grace is shown the "cover"
    And the card is playing with Grace
    When 6 seconds pass
    Then Grace is shown the "one"

  @OPEN-134
  Scenario: One slide out of all of them
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    When Grace begins to play the card
    And Grace opens the slide "two"
    Then Grace is shown the "two"
    When 6 seconds pass
    Then Grace is shown the "credits"

  @OPEN-132 @PLAY-02
  Scenario: Slides near by are at hand, others are not
    Given Priya has a card for Grace
    And Priya writes "one"
    And Priya writes "two"
    And Priya writes "three"
    And Priya writes "four"
    When Grace begins to play the card
    Then Grace has "cover, one, two" at hand
    When Grace opens the slide "three"
    Then Grace has "one, two, three, four, credits" at hand

  @PLAY-11
  Scenario: A slow picture takes nothing of its time
    Given Priya has a card for Grace
    And Priya writes "one"
    When Grace begins to play the card
    And Grace opens the slide "one"
    And 2 seconds pass
    And a picture of the slide is slow for Grace
    And 1 minute passes
    Then Grace is shown the "one"
    When the picture has come for Grace
    And 3 seconds pass
    Then Grace is shown the "one"
    When 1 second passes
    Then Grace is shown the "credits"

  @ERR-23
  Scenario: A slide that breaks does not end the card
    Given Priya has a card for Grace
    And Priya writes "one"
    When Grace begins to play the card
    And the slide breaks for Grace
    Then Grace is told "There was a problem playing this animation."
    When 6 seconds pass
    Then Grace is shown the "one"
    And Grace is told nothing

  @OPEN-134
  Scenario: The sound goes off and on
    Given Priya has a card for Grace
    When Grace begins to play the card
    Then the sound is on with Grace
    When Grace turns the sound off or on
    Then the sound is not on with Grace
