import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../../kit/icons.tsx'
import classes from './bar.module.css'

interface BarMenuProps {
  label: string
  entries: readonly { key: string; label: string; to?: string; onClick?: () => void }[]
}

/** A menu that opens under its name in the bar. */
export const BarMenu = ({ label, entries }: BarMenuProps) => (
  <Menu position="bottom-end" width="max-content" withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <button type="button" className={classes.item}>
        {label}
        <Icon name="down" size={16} />
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      {entries.map(({ key, label: name, to, onClick }) =>
        to === undefined ? (
          <Menu.Item key={key} onClick={onClick}>
            {name}
          </Menu.Item>
        ) : (
          <Menu.Item key={key} component={Link} to={to}>
            {name}
          </Menu.Item>
        ),
      )}
    </Menu.Dropdown>
  </Menu>
)
