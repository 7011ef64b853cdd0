/** The records in a store of this computer's database, by the store's name; runs in the page. */
export const readStored = (store: string): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('balcao');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  });
