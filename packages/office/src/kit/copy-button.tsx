import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useOfficeTexts } from './texts.ts'

interface CopyButtonProps {
  text: string
  label: string
  isSmall?: boolean
}

/** Copies a text, and reports in its own label whether the browser did. */
export const CopyButton = ({ text, label, isSmall = false }: CopyButtonProps) => {
  const t = useOfficeTexts()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | undefined>(undefined)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <Button
      variant="default"
      {...(isSmall && { size: 'compact-sm' })}
      leftSection={<Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />}
      onClick={() => void copy()}
    >
      <span role="status">{outcome === undefined ? label : t(`factor.${outcome}`)}</span>
    </Button>
  )
}
