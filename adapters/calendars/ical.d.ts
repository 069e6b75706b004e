/** What is used of the library that reads and writes calendars and address books; its own types lie where no compiler looks. */
declare module "ical.js" {
  interface Property {
    readonly name: string;
    getFirstValue(): unknown;
    getParameter(name: string): string | string[] | undefined;
    setParameter(name: string, value: string): void;
  }
  interface Component {
    readonly name: string;
    getFirstSubcomponent(name: string): Component | null;
    getFirstProperty(name: string): Property | null;
    getFirstPropertyValue(name: string): unknown;
    getAllProperties(): readonly Property[];
    addSubcomponent(component: Component): Component;
    addProperty(property: Property): Property;
    addPropertyWithValue(name: string, value: unknown): Property;
    toString(): string;
  }
  const ICAL: {
    parse(text: string): unknown;
    readonly Component: new (jCal: unknown) => Component;
    readonly Property: new (jCal: readonly unknown[], parent?: Component) => Property;
  };
  export default ICAL;
  export type { Component, Property };
}
