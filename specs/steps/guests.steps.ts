import { Given, Then, When } from "@cucumber/cucumber";
import { one, three, two } from "./deed.ts";

Given(
  "{somebody} copies the link for the group",
  one((p) => p.group.copyLink()),
);
Given(
  "{somebody} wants to approve every message",
  one((p) => p.group.moderate()),
);
Given(
  "{somebody} lets guests sign",
  one((p) => p.group.letGuestsSign()),
);
When(
  "{somebody} signs with a name and an address",
  one((p) => p.visit.signAsGuest("with an address")),
);
When(
  "{somebody} signs with a name alone",
  one((p) => p.visit.signAsGuest("without")),
);
Then(
  "{somebody} has a private link to it",
  one((p) => p.visit.seesPrivateLink()),
);
When(
  "{somebody} opens the private link that was mailed to {somebody}",
  two((p, name: string) => p.visit.openPrivateLinkOf(name)),
);
Given(
  "{somebody} has the contributions open",
  one((p) => p.group.watchContributions()),
);
Then(
  "{somebody} sees {string} waiting, without reloading",
  two((p, words: string) => p.group.seesWaiting(words)),
);
When(
  "{somebody} approves {string}",
  two((p, words: string) => p.group.approve(words)),
);
When(
  "{somebody} opens the group's link",
  one((p) => p.visit.openLink()),
);
When(
  "{somebody} sends {string}",
  two((p, words: string) => p.visit.send(words)),
);
Then(
  "{somebody} is told that the message is sent",
  one((p) => p.visit.seesSent("sent")),
);
Then(
  "{somebody} is told that the message waits for approval",
  one((p) => p.visit.seesSent("held")),
);
When(
  "{somebody} changes their own {string} to {string}",
  three((p, from: string, to: string) => p.visit.changeOwn(from, to)),
);
Then(
  "{somebody} finds their own {string}",
  two((p, words: string) => p.visit.seesOwn(words)),
);
