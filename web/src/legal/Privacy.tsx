import { LegalText } from "./LegalText.tsx";

/** What is known about people, and what for (OPEN-25, MODAL-21). */
export const Privacy = () => (
  <LegalText
    short={[
      "legal.privacy1",
      "legal.privacy2",
      "legal.privacy3",
      "legal.privacy4",
      "legal.privacy5",
    ]}
    sections={[
      ["legal.privacyWho", "legal.privacyWhoA"],
      [
        "legal.privacyWhat",
        "legal.privacyWhatA",
        "legal.privacyWhatB",
        "legal.privacyWhatC",
        "legal.privacyWhatD",
        "legal.privacyWhatE",
      ],
      ["legal.privacySee", "legal.privacySeeA", "legal.privacySeeB", "legal.privacySeeC"],
      ["legal.privacyPhotos", "legal.privacyPhotosA"],
      ["legal.privacyBrowser", "legal.privacyBrowserA"],
      ["legal.privacyOthers", "legal.privacyOthersA", "legal.privacyOthersB"],
      ["legal.privacyLong", "legal.privacyLongA", "legal.privacyLongB"],
      ["legal.privacyRights", "legal.privacyRightsA", "legal.privacyRightsB"],
      ["legal.privacyYoung", "legal.privacyYoungA"],
      ["legal.privacyChange", "legal.privacyChangeA"],
    ]}
  />
);
