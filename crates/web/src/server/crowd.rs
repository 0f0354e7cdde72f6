use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::peer::Peer;

/// The open connections of each address, so that one machine cannot take the places of all others.
#[derive(Clone, Default)]
pub(super) struct Crowd(Arc<Mutex<HashMap<Peer, usize>>>);

/// One connection of an address, which counts until it is dropped.
pub(super) struct Place {
    crowd: Crowd,
    peer: Peer,
}

impl Crowd {
    /// One more connection of this address; `None` if it has so many already.
    pub(super) fn place(&self, peer: Peer, most: usize) -> Option<Place> {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = places.entry(peer).or_default();
        let has_room = *count < most;
        if has_room {
            *count += 1;
        }
        has_room.then(|| Place { crowd: self.clone(), peer })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = places.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                places.remove(&self.peer);
            }
        }
    }
}
