Feature: Making a card from its cover
  Whoever wants more than the shop offers makes the cover and the greeting first, and the card with them.

  @STORY-17 @ROUTE-48 @OPEN-38
  Scenario: Without a draft the occasion is custom, and can be chosen
    Given Priya is signed in
    When Priya makes a card of her own
    Then the new card of Priya is for "custom" and says "For you"
    When Priya says the new card is for Grace
    Then the new card of Priya is for "custom" and says "For Grace"
    When Priya makes it a leaving card
    Then the new card of Priya is for "leaving" and says "Farewell Grace"

  @STORY-17
  Scenario: The draft's fields are the card's
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya says the new card is for Grace
    And Priya makes it a birthday card
    And Priya chooses the exported cover "bee_queen"
    And Priya titles the cover "Buzz, Grace"
    And Priya sets the title in capitals
    Then the draft of Priya has occasion "birthday", variant "exported", theme "bee_queen", exported id "bee_queen", style "capitals" and the field title "Buzz, Grace"
    When Priya has the new card made
    Then Priya arrives in the editor
    And the card's occasion is birthday
    And everybody finds the cover exported as "bee_queen" with the field title "Buzz, Grace"
    And the cover shows "BUZZ, GRACE" to everybody

  @STORY-17 @OPEN-39
  Scenario: A card begun elsewhere goes on here, with the reminder it is from
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace" on 2027-06-12
    When Priya begins a wedding card elsewhere with the cover "hearts-2" of hearts and her reminder
    And Priya makes a card of her own
    Then the new card of Priya is for "wedding" and says "Congratulations on your wedding"
    When Priya has the new card made
    Then everybody finds the hearts cover "hearts-2" saying "Congratulations on your wedding"
    And the card comes from the reminder of Priya

  @STORY-17
  Scenario: What was made is there after a reload
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya chooses the boat cover "boat-2"
    And Priya loads the page anew
    And Priya makes a card of her own
    Then Priya sees the boat cover "boat-2" before it is saved
    And something of the new card is unsaved for Priya
    When Priya throws the new card away
    And Priya makes a card of her own
    Then nothing of the new card is unsaved for Priya

  @STORY-17
  Scenario: What was begun signed out is there after signing in
    When Priya begins a wedding card elsewhere with the cover "hearts-2" of hearts and the reminder "r-7"
    And Priya is signed in
    And Priya makes a card of her own
    Then the new card of Priya is for "wedding" and says "Congratulations on your wedding"

  @STORY-18 @OPEN-80 @ROUTE-49
  Scenario: A new card brings its colours, its photo and its greeting
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya says the new card is for Grace
    And Priya chooses the particles_shape_photo cover "flowers-shape-1"
    And Priya puts the photo "garden.jpg" on the cover
    And Priya colours the title "#102030" at place 1
    Then the greeting of Priya is to "Grace", from "Priya"
    When Priya greets "Grace" with "From all of us" from "The second floor"
    And Priya has the new card made
    Then the cover shows its photo to everybody
    And everybody reads the greeting "From all of us" to "Grace" from "The second floor"

  @ERR-12
  Scenario: A card that could not be made stays as it was made
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya chooses the boat cover "boat-2"
    And Priya's next try at making the card has to wait: "That is enough for today."
    And Priya tries to have the new card made
    Then Priya is told "That is enough for today." of the new card
    And Priya sees the boat cover "boat-2" before it is saved

  @STORY-17
  Scenario: A photo that the new card did not get is not lost
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya chooses the trail_photo cover "trail-2"
    And Priya puts the photo "garden.jpg" on the cover
    And Priya's next try at saving the cover has to wait: "That is enough for today."
    And Priya has the new card made
    Then Priya arrives at the card's cover
    When Priya works on the cover
    Then something of the cover is unsaved for Priya
    When Priya saves the cover
    Then the cover shows its photo to everybody

  @STORY-18
  Scenario: A greeting that the new card did not get is not lost
    Given Priya is signed in
    When Priya makes a card of her own
    And Priya says the new card is for Grace
    And Priya greets "Grace" with "From all of us" from "The second floor"
    And Priya's next try at saving the greeting is lost on the way
    And Priya has the new card made
    Then Priya arrives at the card's greeting
    When Priya works on the greeting
    Then something of the greeting is unsaved for Priya
    When Priya saves the greeting
    Then everybody reads the greeting "From all of us" to "Grace" from "The second floor"
