Feature: Days one does not want to miss
  A reminder knows whose day it is and when; a card is started from it in a moment.

  @REMIND-01 @REMIND-04 @OPEN-139
  Scenario: A reminder is added, changed and deleted
    Given Priya is signed in
    When Priya wants to be reminded of the birthday of "Grace Hopper" on 2031-05-12
    Then the reminders of Priya are "Grace's Birthday" on 2031-05-05
    When Priya wants to be reminded of it 14 days before
    Then the reminders of Priya are "Grace's Birthday" on 2031-04-28
    When Priya deletes the reminder
    Then Priya has no reminders

  @ROUTE-30 @REMIND-08
  Scenario: The shop for a reminder has its occasion and its person, and the card knows it
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace Hopper" on 2031-05-12
    When Priya comes to the shop for the reminder
    Then the shop offers Priya wedding cards for "Grace"
    When Priya takes the first cover there
    Then the reminder of Priya shows the card "Congratulations Grace on your wedding"

  @ROUTE-30 @OPEN-140
  Scenario: For anybody else it is the shop as it is
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace Hopper" on 2031-05-12
    And Sam is signed in
    When Sam comes to the shop for the reminder
    Then the shop offers Sam birthday cards for ""
    When Noor comes to the shop for the reminder
    Then the shop offers Noor birthday cards for ""

  @REMIND-03 @REMIND-09
  Scenario: A card's reminder is of its occasion and its person
    Given Priya has a card for Grace
    When Priya wants to be reminded of the card's occasion on 2031-05-12
    Then Priya finds "Grace's Birthday" on 2031-05-05 as the reminder of the card

  @REMIND-01
  Scenario: A reminder that was deleted can be taken back for a moment
    Given Priya is signed in
    And Priya wants to be reminded of the birthday of "Grace Hopper" on 2031-05-12
    When Priya deletes the first of her reminders
    And Priya takes the deletion back
    And 1 minute passes
    Then the reminders of Priya are "Grace's Birthday" on 2031-05-05
    When Priya deletes the first of her reminders
    And 1 minute passes
    Then Priya has no reminders

  @REMIND-01 @REMIND-04 @OPEN-142
  Scenario: Birthdays come out of a table: looked into first, taken once, and taken back
    Given Priya is signed in
    When Priya looks into a file of dates
      """
      Name,Birthday
      Grace Hopper,9 Dec 1906
      "Babbage, Charles",26/12/1811
      Ada Lovelace,someday
      """
    Then Priya is offered "Grace Hopper, Charles Babbage" of it, and line 4 can't be read
    And Priya has no reminders
    When Priya imports what is offered
    Then Priya has reminders of "Grace's Birthday, Charles's Birthday"
    When Priya looks into the same file again
    Then Priya is offered nothing new of it
    When Priya undoes the import
    Then Priya has no reminders

  @REMIND-01
  Scenario: Reminders that were exported as a calendar are known when they come back
    Given Priya is signed in
    And Priya wants to be reminded of the wedding of "Grace Hopper" on 2031-05-12
    When Priya exports her reminders and looks into that file
    Then Priya is offered nothing new of it
    Given Sam is signed in
    When Sam looks into the file that Priya exported
    And Sam imports what is offered
    Then the reminders of Sam are "Grace's Wedding" on 2031-05-05

  @REMIND-06 @REMIND-09 @OPEN-41
  Scenario: Whoever invites the group may be reminded the day before
    Given Priya has a card for Grace
    When Priya tells the group "Sign soon" and wants to be reminded of 2031-05-12
    Then Priya finds "Grace's Birthday" on 2031-05-11 as the reminder of the card

  @SEND-05 @REMIND-08
  Scenario: Whoever sends a card may be reminded of the next time
    Given Priya has a card for Grace
    When Priya sends the card to "grace@mail.test" and wants to be reminded of 2031-05-12
    Then the reminders of Priya are "Grace's Birthday" on 2031-05-05
