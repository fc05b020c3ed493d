const name = 'foyer-reveal-field'

/** Opens what a field is folded away in; `field` is its path in the form, or the end of it. */
export const revealField = (field: string) => {
  document.dispatchEvent(new CustomEvent<string>(name, { detail: field }))
}

/** For a form that folds fields away. Returns what ends it. */
export const onRevealField = (reveal: (field: string) => void) => {
  const listen = (event: Event) => reveal((event as CustomEvent<string>).detail)
  document.addEventListener(name, listen)
  return () => document.removeEventListener(name, listen)
}
