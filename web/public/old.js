// A browser older than those the README names is told so in one sentence, before anything breaks (F-64). Every browser
// there is reads this: nothing in it is newer than 2009.
(function () {
  var css = function (says) {
    return Boolean(window.CSS && window.CSS.supports && window.CSS.supports(says));
  };
  var reads = function (pattern) {
    try {
      return Boolean(new RegExp(pattern));
    } catch (_) {
      return false;
    }
  };
  // what came last to each of the oldest: Chrome and Edge 111, Firefox 121, Safari 16.4 (tools/browsers.spec.ts)
  var isKnown =
    css("(color: color-mix(in srgb, red, blue))") && css("selector(:has(a))") && reads("(?<=a)b");
  var words = document.getElementById("old");
  if (!isKnown && words) words.removeAttribute("hidden");
})();
