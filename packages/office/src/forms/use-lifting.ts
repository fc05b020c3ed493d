import { codesOf, type QuestionPlace, shiftQuestion } from '@foyer/domain/leads/edit-form.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useQuestionWords } from './question-words.ts'
import { useTexts } from './texts.ts'

interface Lifted {
  place: QuestionPlace
  form: FormDescription
  /** Where it was lifted. */
  from: QuestionPlace
  /** It was put down, and is being saved. */
  isDown?: true
}

interface LiftingProps {
  form: FormDescription
  /** Saves the form with the question in its new place. */
  onDrop: (form: FormDescription) => Promise<boolean>
}

export const handleOf = ({ section, code }: QuestionPlace): string => `move-${section}-${code}`

/** Moving a question by its handle: Space lifts it and puts it down, the arrow keys move it, Escape puts it back. */
export const useLifting = ({ form, onDrop }: LiftingProps) => {
  const t = useTexts()
  const words = useQuestionWords()
  const [lifted, setLifted] = useState<Lifted | undefined>(undefined)
  const [spoken, setSpoken] = useState('')
  /** The handle that gets the focus again once React has put its row elsewhere. */
  const moved = useRef<QuestionPlace | undefined>(undefined)
  const shown = lifted?.form ?? form

  useEffect(() => {
    const element = moved.current && document.getElementById(handleOf(moved.current))
    if (!element) return
    moved.current = undefined
    element.focus()
  })

  const nameOf = (of: FormDescription, { section, code }: QuestionPlace): string => {
    const control = of.selectedFields[section]?.controls.find((one) => one.code === code)
    return control === undefined ? code : words.question(control)
  }
  const say = (key: 'lifted' | 'moved' | 'edge' | 'dropped' | 'back', of: FormDescription, place: QuestionPlace) => {
    const part = of.selectedFields[place.section]
    const codes = codesOf(of, place.section)
    setSpoken(
      t(`move.${key}`, {
        ...{ name: nameOf(of, place), place: codes.indexOf(place.code) + 1, count: codes.length },
        part: part === undefined ? '' : words.part(part, place.section),
      }),
    )
  }
  const drop = async ({ place, form: next, from }: Lifted) => {
    const isMoved = next !== form
    setLifted({ place, form: next, from, isDown: true })
    const isSaved = !isMoved || (await onDrop(next))
    moved.current = isSaved ? place : from
    setLifted(undefined)
    if (isSaved) say('dropped', next, place)
  }
  const putBack = ({ from }: Lifted) => {
    setLifted(undefined)
    say('back', form, from)
  }
  const shift = (before: Lifted, by: -1 | 1) => {
    const next = shiftQuestion(before.form, before.place, by)
    if (next === undefined) return say('edge', before.form, before.place)
    const place = { section: next.section, code: before.place.code }
    moved.current = place
    setLifted({ ...before, place, form: next.form })
    say('moved', next.form, place)
  }
  const press = (place: QuestionPlace) => {
    if (lifted !== undefined) return lifted.isDown ? undefined : void drop(lifted)
    setLifted({ place, form, from: place })
    say('lifted', form, place)
  }
  return {
    shown,
    lifted: lifted?.place,
    spoken,
    /** One step, saved at once: for the buttons of a row. */
    step: async (place: QuestionPlace, by: -1 | 1) => {
      const next = shiftQuestion(form, place, by)
      if (next === undefined) return say('edge', form, place)
      const into = { section: next.section, code: place.code }
      if (!(await onDrop(next.form))) return
      // Its row is another one then.
      if (into.section !== place.section) moved.current = into
      say('dropped', next.form, into)
    },
    handle: (place: QuestionPlace) => ({
      id: handleOf(place),
      onClick: () => press(place),
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
        if (lifted === undefined || lifted.isDown || (by === undefined && event.key !== 'Escape')) return
        event.preventDefault()
        event.stopPropagation()
        if (by !== undefined) return shift(lifted, by)
        moved.current = lifted.from
        putBack(lifted)
      },
      onBlur: () => {
        // Where the row is only put elsewhere, its handle gets the focus again.
        if (lifted !== undefined && !lifted.isDown && moved.current === undefined) putBack(lifted)
      },
    }),
  }
}
