/** The French translation of an English text object: the same keys, every leaf a string. */
export type Translation<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
