/** A text that is being typed: the page stays where it is. */
const isTyping = (active: Element | null) =>
  active?.matches('textarea, input:not([type="radio"], [type="checkbox"])') === true

/**
 * Scrolls until a question that an answer has just revealed is visible, but not so far that the answer is no longer. The
 * bars that stick to the edges are left out by `scroll-padding`.
 */
export const showQuestion = (question: Element) => {
  const answer = document.activeElement
  if (!navigator.userActivation?.isActive || isTyping(answer)) return
  const scroller = question.closest('dialog') ?? document.documentElement
  const { scrollTop } = scroller
  question.scrollIntoView({ block: 'nearest' })
  if (scroller.contains(answer) && answer !== document.body) answer?.scrollIntoView({ block: 'nearest' })
  const top = scroller.scrollTop
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || top === scrollTop) return
  scroller.scrollTop = scrollTop
  scroller.scrollTo({ top, behavior: 'smooth' })
}
