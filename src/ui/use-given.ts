import { type Context, useContext } from 'react';

// What the component of this name gives to all below it.
export const useGiven = <Given>(context: Context<Given | null>, giver: string): Given => {
  const given = useContext(context);
  if (given === null) throw new Error(`${giver} is missing above this component`);
  return given;
};
