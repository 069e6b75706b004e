// F-64, tools/old.ts
(function () {
  var isKnown =
    window.CSS &&
    CSS.supports &&
    CSS.supports("(color: color-mix(in srgb, red, blue))") &&
    CSS.supports("selector(:has(a))");
  try {
    new RegExp("(?<=a)b");
  } catch (_) {
    isKnown = false;
  }
  if (!isKnown) document.getElementById("old").removeAttribute("hidden");
})();
