Feature: The music of a card
  The organiser listens, chooses and puts in order; whoever opens the card hears it.

  @journey @MUSIC-01 @MUSIC-03 @MUSIC-04
  Scenario: Listened to, added, taken out and put back
    Given Priya has started a card for Grace in an account
    When Priya looks through the music
    Then Priya finds the styles "Acoustic", "Celebration", "Chill", "Festive", "Romantic", "Upbeat"
    And Priya’s card has no music
    When Priya picks the style "Romantic"
    Then Priya finds the tracks "Canon in D", "Clair de lune", "Für Elise", "Bridal Chorus"
    When Priya listens to "Canon in D"
    Then Priya hears "Canon in D" before choosing
    When Priya listens to "Clair de lune"
    Then Priya hears "Clair de lune" before choosing
    When Priya picks the style "Upbeat"
    Then Priya hears nothing before choosing
    When Priya adds "Spring" to the music
    Then the music tells Priya "Track Added" for three seconds
    And Priya’s card plays "Spring"
    When Priya takes "Spring" out of the music
    Then the music tells Priya "Track Removed" for three seconds
    And Priya’s card has no music
    When Priya takes that back in the music
    Then Priya’s card plays "Spring"

  @journey @desktop @MUSIC-02 @MUSIC-06
  Scenario Outline: In another order, by <way>
    Given Priya has started a card for Grace in an account
    When Priya looks through the music
    And Priya picks the style "Upbeat"
    And Priya adds "Sunny Side" to the music
    And Priya adds "Spring" to the music
    And Priya adds "The Entertainer" to the music
    And Priya moves "The Entertainer" to place 1 of the music by <way>
    Then Priya’s card plays "The Entertainer", "Sunny Side", "Spring"
    When Priya moves "The Entertainer" to place 3 of the music by <way>
    Then Priya’s card plays "Sunny Side", "Spring", "The Entertainer"
    When Priya comes back to the card
    And Priya looks through the music
    Then Priya’s card plays "Sunny Side", "Spring", "The Entertainer"

    Examples:
      | way      |
      | keys     |
      | dragging |

  @MUSIC-06 @STORY-11
  Scenario: What another tab does is seen without a reload
    Given Priya has a card for Grace with the music "Spring" and "Ode to Joy"
    And Priya looks through the music
    And 1 minute passes
    When Priya adds "Sea Breeze" to the music in another tab
    And 5 seconds pass
    Then Priya’s card plays "Spring", "Ode to Joy", "Sea Breeze"

  @MUSIC-06 @STORY-15
  Scenario: An order made from an old one loses nothing that another tab did
    Given Priya has a card for Grace with the music "Spring" and "Ode to Joy"
    And Priya looks through the music
    When Priya takes "Spring" out of the music in another tab
    And Priya adds "Sea Breeze" to the music in another tab
    And Priya moves "Ode to Joy" to place 1 of the music by keys
    Then the music tells Priya that it has changed
    And Priya’s card plays "Ode to Joy", "Sea Breeze"
    When Priya moves "Sea Breeze" to place 1 of the music by keys
    Then Priya’s card plays "Sea Breeze", "Ode to Joy"

  @MUSIC-06
  Scenario: A track that another tab took out already
    Given Priya has a card for Grace with the music "Spring" and "Ode to Joy"
    And Priya looks through the music
    When Priya takes "Spring" out of the music in another tab
    And Priya takes "Spring" out of the music
    Then the music tells Priya that "Spring" isn’t there
    And Priya’s card plays "Ode to Joy"

  @API-76 @API-77 @API-78
  Scenario: Nobody but the organiser changes it
    Given Priya has a card for Grace with the music "Spring" and "Ode to Joy"
    And Tom joins the group
    When Tom tries to add "Sea Breeze" to the music
    Then Tom may not
    When Tom tries to take "Spring" out of the music
    Then Tom may not
    When Tom tries to put "Ode to Joy" first in the music
    Then Tom may not
    When Priya looks through the music
    Then Priya’s card plays "Spring", "Ode to Joy"

  @PLAY-01 @OPEN-135 @API-75
  Scenario: Whoever opens the card hears its music, in order and round again
    Given Priya has a card for Grace with the music "Spring" and "Ode to Joy"
    And Priya writes "You make Mondays bearable"
    When Grace listens to the card
    Then Grace hears no music
    When Grace unwraps the card
    And 2 seconds pass
    Then Grace hears the music "Spring"
    When that track ends for Grace
    Then Grace hears the music "Ode to Joy"
    When that track ends for Grace
    Then Grace hears the music "Spring"

  @PLAY-01 @OPEN-135
  Scenario: A card without music is a silent card
    Given Priya has a card for Grace
    And Priya writes "You make Mondays bearable"
    When Grace listens to the card
    And Grace unwraps the card
    And 2 seconds pass
    Then Grace hears no music
    And nothing in the card of Grace can be turned down
