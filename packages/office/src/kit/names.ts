interface Named {
  FirstName: string
  LastName: string
}

export const fullName = ({ FirstName, LastName }: Named): string => `${FirstName} ${LastName}`.trim()
