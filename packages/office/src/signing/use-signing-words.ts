import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import type { Tone } from '@foyer/ui/feedback/badge.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useDealWords } from '../deals/index.ts'
import { fullName } from '../kit/names.ts'
import { useTexts } from './texts.ts'

export type ListedSigning = ReplyOf<'/console-api/ListSignings'>['Requests'][number]
export type LoadedSigning = ReplyOf<'/console-api/LoadSigningRequest'>
type Signer = ListedSigning['Signers'][number]

const tones: Readonly<Record<ListedSigning['State'], Tone>> = {
  ...{ preparing: 'open', open: 'open', sealing: 'open' },
  ...{ completed: 'good', declined: 'bad', cancelled: 'quiet' },
}

/** A signing request in words, the same in the lists and on its page. */
export const useSigningWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { passed } = useDealWords()
  const names = (signers: readonly Signer[]) =>
    listed(
      signers.map((one) => fullName(one)),
      language,
    )
  return {
    title: ({ Title, TitleFr }: Pick<ListedSigning, 'Title' | 'TitleFr'>): string =>
      language === 'fr' ? TitleFr : Title,
    state: ({ State, DelayedFl }: Pick<ListedSigning, 'State' | 'DelayedFl'>): { tone: Tone; words: string } =>
      DelayedFl === 1
        ? { tone: 'bad', words: t('states.delayed') }
        : { tone: tones[State], words: t(`states.${State}`) },
    /** Whom it waits for and since when; empty where it waits for no one. */
    next: ({ State, Signers }: Pick<ListedSigning, 'State' | 'Signers'>): string => {
      const turn = State === 'open' ? Signers.filter((one) => one.State === 'invited') : []
      const since = turn.map(({ Since }) => Since).sort()[0]
      return since === undefined ? '' : t('waitsFor', { names: names(turn), time: passed(since) })
    },
    signed: ({ Signers }: Pick<ListedSigning, 'Signers'>): string =>
      t('signed', { count: Signers.filter(({ State }) => State === 'signed').length, all: Signers.length }),
    signer: ({ State, Since }: Signer): string => {
      if (State === 'waiting') return t('signers.waiting')
      return t(`signers.${State}`, { time: passed(Since) })
    },
  }
}
