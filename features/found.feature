Feature: GIFs, songs and places
  What a message is made of is looked for by words, heard or seen before it is chosen, and can be chosen anew.

  @SEARCH-03 @MEDIA-20 @API-80
  Scenario: A GIF of the occasion is there before anything is typed
    Given Priya has a card for Grace
    When Priya opens the builder for giphy
    And Priya looks at what there is
    Then Priya finds 24 GIFs
    When Priya asks for more GIFs
    Then Priya finds more than 24 GIFs
    When Priya takes the first GIF
    Then Priya is at the customise panel
    When Priya types the caption "You, today"
    And Priya sends the message
    Then the giphy message of the card has what Priya chose

  @SEARCH-01
  Scenario: What is typed is looked for when typing pauses
    Given Priya has a card for Grace
    When Priya opens the builder for giphy
    And Priya looks for "cat"
    Then Priya finds more than 0 GIFs
    When Priya looks for "xyzzy"
    Then Priya finds 0 GIFs

  @SEARCH-01 @ERR-16
  Scenario: A search that fails says so and is tried again
    Given Priya has a card for Grace
    And Priya's next try at looking for gifs fails
    When Priya opens the builder for giphy
    And Priya looks at what there is
    Then the search of Priya has failed
    When Priya searches again
    Then Priya finds 24 GIFs

  @ERR-16 @F-17 @F-20
  Scenario: Whoever searches too often waits a moment, and it goes on by itself
    Given Priya has a card for Grace
    And Priya has searched as often as one may in a minute
    When Priya opens the builder for giphy
    And Priya looks for "cat"
    Then the search of Priya has failed
    And the search tells Priya "You’ve searched a lot in a short time. Please try again in a minute."
    And the search of Priya still says "cat"
    And Priya searching directly has to wait a minute at most
    But Tom searching directly finds something
    When 2 minutes pass
    Then Priya finds more than 0 GIFs
    And the search of Priya still says "cat"

  @SLIDE-25
  Scenario: A GIF message needs a GIF
    Given Priya has a card for Grace
    When Priya opens the builder for giphy
    And Priya types the caption "You, today"
    And Priya sends the message
    Then Priya is told "Please add a gif"

  @SEARCH-02 @SLIDE-29 @API-81
  Scenario: A song is chosen, and its name is the title until another is written
    Given Priya has a card for Grace
    When Priya opens the builder for music
    And Priya looks for "canon"
    And Priya takes the first song
    Then the caption of Priya is still "Canon in D"
    When Priya looks for "ode"
    And Priya takes the first song
    Then the caption of Priya is still "Ode to Joy"
    When Priya types the caption "Our song"
    And Priya looks for "canon"
    And Priya takes the first song
    Then the caption of Priya is still "Our song"
    When Priya sends the message
    Then the music message of the card has what Priya chose

  @SEARCH-04 @SLIDE-18 @SLIDE-28
  Scenario: A place is chosen with its point, its corners and the style of its map
    Given Priya has a card for Grace
    When Priya opens the builder for location
    And Priya looks for "lisb"
    And Priya takes the first place
    And Priya chooses the satellite map
    And Priya sends the message
    Then the location message of the card has what Priya chose

  @SLIDE-28
  Scenario: A place message needs a place
    Given Priya has a card for Grace
    When Priya opens the builder for location
    And Priya types the caption "Where it began"
    And Priya sends the message
    Then Priya is told "Please add a location"

  @BUILD-06 @SLIDE-25 @SLIDE-42
  Scenario: What was chosen is chosen anew, or stays
    Given Priya has a card for Grace
    When Priya opens the builder for giphy
    And Priya looks at what there is
    And Priya takes the first GIF
    And Priya goes to choose another
    And Priya steps back
    Then Priya is at the customise panel
    When Priya goes to choose another
    And Priya looks for "cat"
    And Priya takes the first GIF
    And Priya sends the message
    Then the giphy message of the card has what Priya chose
