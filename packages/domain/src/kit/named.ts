export type Named<Name extends string, Value> = { [Key in Name]: Value }

/** An object with one property whose name is computed; TypeScript forgets such names. */
export const named = <const Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Named<Name, Value>
