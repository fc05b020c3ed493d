let isPressed = false
const setPressed = (pressed: boolean) => () => {
  isPressed = pressed
}
document.addEventListener('mousedown', setPressed(true), true)
document.addEventListener('mouseup', setPressed(false), true)

/**
 * Runs what may move the page: at once, or after the press that is under way has become a click. Pressing a button ends the
 * field before it; an error that appeared then would move the button from under the finger, and the press would be lost.
 */
export const whenReleased = (act: () => void): void => {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
  else act()
}
