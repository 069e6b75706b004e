export const later = "a screen that is loaded when it is asked for";
