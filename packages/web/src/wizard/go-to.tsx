import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'

/** A sentence with a link. */
export const GoTo = ({ to, text, label }: { to: string; text: string; label: string }) => (
  <Notice kind="info">
    <p>{text}</p>
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  </Notice>
)
