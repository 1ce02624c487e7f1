import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './lists.module.css';

export interface Column<Item> {
  readonly key: string;
  readonly head: string;
  readonly cell: (item: Item) => ReactNode;
  readonly isAmount?: boolean;
}

export interface DataTableProps<Item> {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, index: number) => string;
  // From this width of its own box it is a table; below that, each row is a card of labels and values.
  readonly cardsBelow?: 0 | 480;
}

export const DataTable = <Item,>(props: DataTableProps<Item>) => {
  const { caption, isCaptionShown = false, columns, items, keyOf, cardsBelow = 480 } = props;
  return (
    <div className={styles['table-box']}>
      <table className={classNames(styles['table'], cardsBelow === 480 && styles['cards-480'])}>
        <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, isAmount }) => (
              <th key={key} scope="col" className={isAmount ? styles['amount'] : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={keyOf(item, index)}>
              {columns.map(({ key, head, cell, isAmount }) => (
                <td key={key} className={isAmount ? styles['amount'] : undefined}>
                  <span className={styles['card-label']} aria-hidden="true">
                    {head}
                  </span>
                  <span className={styles['card-value']}>{cell(item)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
