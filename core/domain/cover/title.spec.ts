import { describe, expect, test } from "vitest";
import { fillTitle, nameIn } from "./title.ts";

describe("[F-54] which part of a title is the name", () => {
  test.each([
    ["Happy Birthday %RECIPIENT_NAME%", "Grace", ["Happy Birthday ", "Grace", ""]],
    ["Happy Birthday, %RECIPIENT_NAME%!", "Zoë", ["Happy Birthday, ", "Zoë!", ""]],
    ["%RECIPIENT_NAME%, you did it", "Grace", ["", "Grace,", " you did it"]],
    ["It is %RECIPIENT_NAME%'s day", "Grace", ["It is ", "Grace's", " day"]],
    [
      "¡Feliz cumpleaños, %RECIPIENT_NAME%!",
      "José María",
      ["¡Feliz cumpleaños, ", "José María!", ""],
    ],
    ["Happy Birthday %RECIPIENT_NAME% 🎉", "Grace", ["Happy Birthday ", "Grace 🎉", ""]],
    ["عيد ميلاد سعيد %RECIPIENT_NAME%", "فاطمة", ["عيد ميلاد سعيد ", "فاطمة", ""]],
    ["生日快樂%RECIPIENT_NAME%", "美玲", ["生日快樂", "美玲", ""]],
    ["%RECIPIENT_NAME%さん、おめでとう", "美玲", ["", "美玲", "さん、おめでとう"]],
    ["축하해 %RECIPIENT_NAME%야", "지민", ["축하해 ", "지민야", ""]],
    ["Hi %RECIPIENT_NAME% (the best)", "A+ (x)", ["Hi ", "A+ (x)", " (the best)"]],
  ] as const)("%s, %s", (title, name, parts) => {
    expect(nameIn(fillTitle(title, name), name)).toEqual(parts);
  });

  test("a name that somebody wrote into the title is one too, in any case, whole or the first of their names", () => {
    expect(nameIn("HAPPY BIRTHDAY GRACE", "Grace")).toEqual(["HAPPY BIRTHDAY ", "GRACE", ""]);
    expect(nameIn("Happy Birthday Grace", "Grace Kim")).toEqual(["Happy Birthday ", "Grace", ""]);
    expect(nameIn("Grace, happy birthday Grace", " Grace ")?.[0]).toBe("Grace, happy birthday ");
    expect(nameIn("Hola ¡Grace! y todos", "Grace")).toEqual(["Hola ", "¡Grace!", " y todos"]);
    expect(nameIn("For Zoe\u0308", "Zoë")?.[1]).toBe("Zoë");
  });

  test.each([
    ["nobody is named", "Happy Birthday", ""],
    ["the name is not in it", "Happy Birthday Grace", "Tom"],
    ["the name is part of a word", "A special day", "Al"],
    ["the name is part of a word's end", "Goodbye", "Bye"],
    ["nothing but the name is said", "Grace!", "Grace"],
    ["nothing but pictures beside it", "🎉 Grace 🎉", "Grace"],
    ["the name has no letters", "Happy Birthday !", "!"],
  ])("none where %s", (_, title, name) => {
    expect(nameIn(title, name)).toBeNull();
  });

  test("none where nobody is meant, and then the place for a name goes", () => {
    expect([nameIn("Happy Birthday", null), nameIn("Happy Birthday")]).toEqual([null, null]);
    expect(fillTitle("%RECIPIENT_NAME%  did it ", null)).toBe("did it");
    expect(fillTitle("Hi, %RECIPIENT_NAME%", " ")).toBe("Hi");
    expect(fillTitle("Hi %RECIPIENT_NAME%", " Grace ")).toBe("Hi Grace");
  });

  test("nothing of the title is lost", () => {
    for (const title of ["To Grace — from all", "¡Grace! ¡Grace!", "It's Grace's big day, Grace’s"])
      expect(nameIn(title, "Grace")?.join("")).toBe(title);
  });
});
