import type { Figure } from '@foyer/domain/qualification/figure.ts'
import estimate from '../../estimate/estimate.module.css'
import { Derivation } from '../../estimate/parts/derivations.tsx'
import { Disclosure } from '../../estimate/parts/disclosure.tsx'
import type { DerivedName } from '../../estimate/parts/figures.ts'
import { useTexts } from '../../estimate/texts.ts'

/** "How we get there": each of these figures, line by line. */
export const How = ({ figures }: { figures: readonly (readonly [DerivedName, Figure])[] }) => {
  const t = useTexts()
  return (
    <Disclosure className={estimate.how} title={t('how.title')}>
      {figures.map(([name, figure]) => (
        <Derivation key={name} name={name} figure={figure} />
      ))}
    </Disclosure>
  )
}
