import { Button } from '@mantine/core'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'

interface MoveButtonProps {
  deal: Pick<ListedDeal, 'Client' | 'Stage' | 'StatusDD'>
  onClick: () => void
}

export const MoveButton = ({ deal, onClick }: MoveButtonProps) => {
  const t = useTexts()
  const { client, stage } = useDealWords()
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('move.named', { name: client(deal), stage: stage(deal) })}
      data-move
      onClick={onClick}
    >
      {t('move.label')}
      <KeyHint of="m" />
    </Button>
  )
}
