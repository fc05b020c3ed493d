export type Named<Name extends string, Value> = { [Key in Name]: Value }

/** An object with one property with a computed name, which TypeScript would widen to string. */
export const named = <const Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Named<Name, Value>
